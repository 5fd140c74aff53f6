import type { RootDataset } from '../boot/attributes';
import { codeOf } from './code';
import { loadStyles } from './load-styles';
import { type BundleName, type FileName, NEEDS } from './needs';

/* The bundles, whose files src/boot/load-module.ts loads. */

/** The modules of the bundles. Only types: the page has the URLs. */
export type Bundles = {
  readonly site: typeof import('./site');
  readonly forms: typeof import('./forms');
  readonly auth: typeof import('./auth');
  readonly member: typeof import('./member');
};

function readUrls() {
  const { preload = '', files = '' }: RootDataset = document.getElementById('root')?.dataset ?? {};
  return { preloaded: preload.split(' '), others: files.split(' ') };
}

/** The URL of a file; undefined in `npm start`, whose page names no files. */
function urlOf(file: FileName): string | undefined {
  const { preloaded, others } = readUrls();
  return [...preloaded, ...others].find((url) => url.startsWith(`/assets/${file}-`));
}

function load<Name extends BundleName>(name: Name): Promise<Bundles[Name]> {
  const { preloaded } = readUrls();
  const needed = NEEDS[name].flatMap((file) => urlOf(file) ?? []);
  const missing = needed.filter((url) => !preloaded.includes(url));
  return window.loadModule([...missing, urlOf(name) ?? `/src/bundles/${name}.ts`]);
}

async function loadSite() {
  const [module] = await Promise.all([load('site'), loadStyles(urlOf('style'))]);
  return module;
}

export const site = codeOf(loadSite);
export const forms = codeOf(() => load('forms'));
export const auth = codeOf(() => load('auth'));
export const member = codeOf(() => load('member'));
