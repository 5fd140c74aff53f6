import { useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

/**
 * A script or a style whose text the build writes into the prerendered page (site-build/page-html.ts).
 * A page that React renders has neither: it imports the script, and has the whole stylesheet.
 */
export function Inlined(props: {
  readonly element: 'script' | 'style';
  readonly placeholder: string;
}) {
  const { element: Element, placeholder } = props;
  const text = import.meta.env.SSR ? placeholder : '';
  const isHydrated = useHydrated();
  // The element stays after hydration.
  const [isPrerendered] = useState(!isHydrated);
  return (
    isPrerendered && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text
      <Element dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
    )
  );
}
