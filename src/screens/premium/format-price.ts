import { currency } from '../../content/pricing';

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });

/** A price in cents as people read it: 6999 → $69.99. */
export function formatPrice(cents: number): string {
  return format.format(cents / 100);
}
