import type { RootDataset } from '../boot/attributes';

const loading = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the page, once.
 *
 * @throws when it fails to load; a later call tries again
 */
export function loadStylesheet(href: string): Promise<void> {
  const earlier = loading.get(href);
  if (earlier) return earlier;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      reject(new Error('The stylesheet failed to load'));
    };
  });
  loading.set(href, loaded);
  // Last in the document: a stylesheet before another one makes the browser declare its fonts again,
  // and one that had timed out (`font-display: optional`) would shift the layout.
  document.body.append(link);
  return loaded;
}

/**
 * Waits for the stylesheet of all pages too, for a layout outside the account area: the account
 * pages start with a smaller one.
 *
 * @param module the import of the layout
 */
export async function withAllStyles<Module>(module: Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return module;
  const { styles }: RootDataset = document.getElementById('root')?.dataset ?? {};
  const [layout] = await Promise.all([module, styles && loadStylesheet(styles)]);
  return layout;
}
