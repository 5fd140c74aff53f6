import { useIsPrerendered } from '../hydration/use-hydrated';
import { BELOW_FOLD_PLACEHOLDER } from './placeholders';

/**
 * Divides a long page: the styles that only the elements below need are linked here. Browsers paint what
 * is above while this stylesheet loads. A page that React renders has the stylesheet of all pages instead.
 */
export function BelowFoldStyles() {
  const isPrerendered = useIsPrerendered();
  // React keeps the URL that the build writes into the page, because hydration does not patch attributes.
  const href = import.meta.env.SSR ? BELOW_FOLD_PLACEHOLDER : undefined;
  return (
    isPrerendered && (
      // Low priority, so that the font of the first screen loads first.
      <link rel="stylesheet" href={href} fetchPriority="low" suppressHydrationWarning />
    )
  );
}
