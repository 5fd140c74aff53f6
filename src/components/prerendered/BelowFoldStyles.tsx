import { BELOW_FOLD_PLACEHOLDER } from './placeholders';
import { useIsPrerendered } from './use-is-prerendered';

/**
 * Divides a long page: the styles that only the elements below need are linked here. Browsers paint what
 * is above while this stylesheet loads. A page that React renders has the stylesheet of all pages instead.
 */
export function BelowFoldStyles() {
  const isPrerendered = useIsPrerendered();
  const href = import.meta.env.SSR ? BELOW_FOLD_PLACEHOLDER : undefined;
  return (
    isPrerendered && (
      // Of low priority, because the first screen waits for its font.
      <link rel="stylesheet" href={href} fetchPriority="low" suppressHydrationWarning />
    )
  );
}
