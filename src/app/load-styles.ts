import type { RootDataset } from '../boot/attributes';

/** Undefined before the first call and after a failure. */
let stylesheet: Promise<void> | undefined;

/** Waits for a public page's layout, and for the stylesheet that the document may not have yet. */
export async function withStyles<Module>(layout: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([layout, loadStylesOfAllPages()]);
  return module;
}

/**
 * Adds the stylesheet of all pages to the document, once. The build inlines only the rules for the
 * document's first page, or those of the account area.
 *
 * @throws Error when the stylesheet fails to load; a later call tries again
 */
async function loadStylesOfAllPages(): Promise<void> {
  if (import.meta.env.SSR) return;
  const { styles }: RootDataset = document.getElementById('root')?.dataset ?? {};
  // `npm start` has no such stylesheet.
  if (!styles) return;
  stylesheet ??= addStylesheet(styles).catch((error: unknown) => {
    stylesheet = undefined;
    throw error;
  });
  await stylesheet;
}

function addStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('The stylesheet failed to load'));
    };
    // After the inlined styles. Before them, the browser would parse those again and swap in a font
    // that arrived too late for the first paint (font-display: optional).
    document.body.append(link);
  });
}
