import type { RootDataset } from '../boot/attributes';
import { codeOf } from './code';
import { loadStyles } from './load-styles';
import { type BundleName, FILES, type FileName, NEEDS } from './needs';

/* The bundles, whose files src/boot/load-module.ts loads. */

/** The modules of the bundles. Only types: the page has the URLs. */
export type Bundles = {
  readonly site: typeof import('./site');
  readonly forms: typeof import('./forms');
  readonly auth: typeof import('./auth');
  readonly member: typeof import('./member');
};

/** The URL of a file; undefined in `npm start`, whose page names no files. */
function urlOf(file: FileName): string | undefined {
  const { files }: RootDataset = document.getElementById('root')?.dataset ?? {};
  return files?.split(' ')[FILES.indexOf(file)];
}

function load<Name extends BundleName>(name: Name): Promise<Bundles[Name]> {
  const urls = [...NEEDS[name], name].map(urlOf);
  const built = urls.filter((url) => url !== undefined);
  return window.loadModule(built.length > 0 ? built : [`/src/bundles/${name}.ts`]);
}

async function loadSite() {
  const [module] = await Promise.all([load('site'), loadStyles(urlOf('styles'))]);
  return module;
}

export const site = codeOf(loadSite);
export const forms = codeOf(() => load('forms'));
export const auth = codeOf(() => load('auth'));
export const member = codeOf(() => load('member'));
