import type { RootDataset } from '../boot/attributes';
import { addStylesheet } from './add-stylesheet';
import { loadable } from './loadable';
import { type BundleName, type FileName, NEEDS } from './needs';

/* The bundles (src/bundles), whose files src/boot/load-module.ts loads. */

/** The modules of the bundles: types only, so that nothing is imported here. */
export type Bundles = {
  readonly site: typeof import('../bundles/site');
  readonly forms: typeof import('../bundles/forms');
  readonly auth: typeof import('../bundles/auth');
  readonly member: typeof import('../bundles/member');
};

function readUrls() {
  const { preload = '', files = '' }: RootDataset = document.getElementById('root')?.dataset ?? {};
  return { preloaded: preload.split(' '), others: files.split(' ') };
}

/** The URL of a file; undefined in `npm start`, whose page names no files. */
function urlOf(file: FileName): string | undefined {
  const { preloaded, others } = readUrls();
  // The build (`urlOf` in site-build/client-build.ts) throws for a file that is named otherwise.
  return [...preloaded, ...others].find((url) => url.startsWith(`/assets/${file}-`));
}

function load<Name extends BundleName>(name: Name): Promise<Bundles[Name]> {
  const { preloaded } = readUrls();
  const needed = NEEDS[name].map(urlOf).filter((url) => url !== undefined);
  // What an earlier call has fetched comes from the cache.
  const notPreloaded = needed.filter((url) => !preloaded.includes(url));
  return window.loadModule([...notPreloaded, urlOf(name) ?? `/src/bundles/${name}.ts`]);
}

/**
 * The stylesheet of all pages. The build inlines only the rules of the page itself, or those of the
 * account area, so other pages would lack theirs.
 */
const stylesheet = loadable(async () => {
  const url = urlOf('style');
  if (url) await addStylesheet(url);
});

async function loadSite() {
  // Also fetches the stylesheet (NEEDS), which the link then finds in the cache.
  const module = await load('site');
  await stylesheet.load();
  return module;
}

export const site = loadable(loadSite);
export const forms = loadable(() => load('forms'));
export const auth = loadable(() => load('auth'));
export const member = loadable(() => load('member'));
