import type { RootDataset } from '../boot/attributes';

/** The load of the stylesheet; undefined until it starts, and again after a failure. */
let loading: Promise<void> | undefined;

/** Waits for a public page's layout, and for the stylesheet, which the document may still lack. */
export async function withStyles<Module>(layout: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([layout, loadStylesOfAllPages()]);
  return module;
}

/**
 * Adds the stylesheet of all pages to the document, once. The build inlines only the rules of the
 * page itself, or those of the account area, so other pages would lack theirs.
 *
 * @throws Error when the stylesheet fails to load; a later call tries again
 */
async function loadStylesOfAllPages(): Promise<void> {
  if (import.meta.env.SSR) return;
  const { styles }: RootDataset = document.getElementById('root')?.dataset ?? {};
  // `npm start` has no such stylesheet.
  if (!styles) return;
  loading ??= addStylesheet(styles).catch((error: unknown) => {
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
