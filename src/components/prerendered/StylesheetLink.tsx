import type { RootDataset } from '../../boot/attributes';
import { STYLESHEET } from './placeholders';
import { usePrerendered } from './use-prerendered';

/**
 * Divides a long prerendered page, once: the build inlines the rules of what comes before, and what
 * follows waits for the rest of the page's styles. So the page arrives in one round trip.
 */
export function StylesheetLink() {
  const isPrerendered = usePrerendered();
  // Low, because nothing of the first screen needs it.
  return isPrerendered && <link rel="stylesheet" href={address()} fetchPriority="low" />;
}

function address(): string | undefined {
  if (import.meta.env.SSR) return STYLESHEET;
  const { rest }: RootDataset = document.getElementById('root')?.dataset ?? {};
  return rest;
}
