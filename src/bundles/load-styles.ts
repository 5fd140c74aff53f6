/** The load of the stylesheet; undefined until it starts, and again after a failure. */
let loading: Promise<void> | undefined;

/**
 * Adds the stylesheet of all pages to the document, once. The build inlines only the rules of the
 * page itself, or those of the account area, so other pages would lack theirs.
 *
 * @param url none in `npm start`
 * @throws Error when the stylesheet fails to load; a later call tries again
 */
export async function loadStyles(url: string | undefined): Promise<void> {
  if (!url) return;
  loading ??= addStylesheet(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
}

function addStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('The stylesheet failed to load'));
    };
    // After the inlined styles: otherwise the browser would parse those again, and then swap in a
    // font that arrived too late for the first paint (font-display: optional).
    document.body.append(link);
  });
}
