import type { RootDataset } from '../boot/attributes';

let loaded: Promise<void> | undefined;

/**
 * Adds the stylesheet of all pages, once: the build inlines the rules for a page's markup, or for the
 * account area, whose pages load the others when the user leaves it.
 *
 * @throws when it fails to load; a later call tries again
 */
export async function loadAllStyles(): Promise<void> {
  if (import.meta.env.SSR) return;
  const { styles: href }: RootDataset = document.getElementById('root')?.dataset ?? {};
  // `npm start` has no such stylesheet.
  if (!href) return;
  loaded ??= new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loaded = undefined;
      reject(new Error('The stylesheet failed to load'));
    };
    // At the end, after the page's own styles: the browser would read those again, and swap in a font
    // that it has given up (font-display: optional).
    document.body.append(link);
  });
  await loaded;
}
