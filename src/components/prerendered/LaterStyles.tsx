import { useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated';
import { LATER_STYLES } from './placeholders';

/**
 * The styles of what follows it in a prerendered page, so that a long page paints its first screen
 * without reading them. A hydrated page has the whole stylesheet.
 */
export function LaterStyles() {
  const text = import.meta.env.SSR ? LATER_STYLES : '';
  const [isPrerendered] = useState(!useHydrated());
  return (
    isPrerendered && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles
      <style dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
    )
  );
}
