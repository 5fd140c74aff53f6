/**
 * Adds a stylesheet to the document.
 *
 * @throws Error when it fails to load
 */
export function addStylesheet(href: string): Promise<void> {
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
