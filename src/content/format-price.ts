import { currency } from './pricing.ts';

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });

/** Formats a price in US cents: 6999 → $69.99. */
export function formatPrice(cents: number): string {
  return format.format(cents / 100);
}
