import { useIsPrerendered } from './use-is-prerendered';

/**
 * A script whose code the build writes into the prerendered page (site-build/page-html.ts). A page that
 * React renders imports the script instead.
 */
export function InlineScript({ placeholder }: { readonly placeholder: string }) {
  const isPrerendered = useIsPrerendered();
  const code = import.meta.env.SSR ? placeholder : '';
  return (
    isPrerendered && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own code
      <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
    )
  );
}
