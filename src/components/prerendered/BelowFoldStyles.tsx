import { useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated';
import { BELOW_FOLD_PLACEHOLDER } from './placeholders';

/**
 * The styles of what follows it in a prerendered page, so that a long page paints its first screen
 * without reading them. A hydrated page has the whole stylesheet.
 */
export function BelowFoldStyles() {
  const text = import.meta.env.SSR ? BELOW_FOLD_PLACEHOLDER : '';
  const [isPrerendered] = useState(!useHydrated());
  return (
    isPrerendered && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles
      <style dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
    )
  );
}
