import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { LOWERCASE_ADDRESS_SCRIPT, REPORTER } from '../src/app/entries';
import type { Page } from '../src/app/page-table';
import { type Env, parseEnv } from '../src/backend/env';
import type { RootData } from '../src/boot/attributes';
import { paths } from '../src/content/pages';
import {
  buildClient,
  type ClientBuild,
  entryUrl,
  othersOf,
  preloadsOf,
  readOutput,
} from './client-build';
import { pageHtml, readParts } from './page-html';
import { moreLicenses, textFiles } from './text-files';

// Only its type: an import would load React before Vite chooses its production code.
type Renderer = typeof import('../src/entry-prerender');

/** Files for the build and tests. Their names contain the output folder, so that two builds can run at once. */
const CACHE = 'node_modules/.cache/lively';

/**
 * Hides most of the not-found page's layout outside of the app's addresses, before hydration: see
 * NotFoundRoute.tsx. In a block, because a classic script's variables are global.
 */
const HIDE_LAYOUT = `{
  const path = location.pathname.toLowerCase() + '/';
  const isInApp = path.startsWith('${paths.home}/');
  document.documentElement.toggleAttribute('data-bare', !isInApp);
}`;

/** Hosting serves 404.html at every address without a file. No page has this path. */
const NOT_FOUND_PATH = '/404';

const FONT_FACES = /@font-face{[^}]*}/g;

/** Builds the site into a folder. */
async function buildSite(outDir: string, mode: string): Promise<void> {
  const env = parseEnv(loadEnv(mode, process.cwd()));
  const client = await buildClient(mode, outDir);
  // For tests/build, which read the sizes of the modules.
  writeOutput(CACHE, `chunks-${basename(outDir)}.json`, JSON.stringify(client.chunks));
  if (env.VITE_REPORT_URL) moveSourceMaps(client);
  const renderer = await buildRenderer(mode, outDir);
  await writePages(client, renderer, env);
  const files = {
    ...textFiles(),
    'licenses.md': readOutput(client, 'licenses.md') + moreLicenses(),
    'sitemap.xml': await renderer.sitemap(),
    [paths.feed]: await renderer.feed(),
  };
  for (const [name, text] of Object.entries(files)) writeOutput(outDir, name, text);
}

/** Builds the code that renders pages, and loads it. */
async function buildRenderer(mode: string, outDir: string): Promise<Renderer> {
  const folder = `${CACHE}/prerender-${basename(outDir)}`;
  const ssr = 'src/entry-prerender.tsx';
  await build({ mode, logLevel: 'warn', build: { ssr, outDir: folder, emptyOutDir: true } });
  return import(pathToFileURL(`${folder}/entry-prerender.js`).href);
}

/** Writes every page to a file, and the stylesheet of all pages. */
async function writePages(client: ClientBuild, renderer: Renderer, env: Env): Promise<void> {
  const parts = readParts(client, env);
  // Each account page has the styles of all account pages: moving between them loads no stylesheet.
  // The classes of elements that are rendered later are found in the scripts of these pages.
  const accountPages = renderer.prerenderedPages.filter(({ layout }) => !layout.isPublic);
  const accountUrls = new Set(accountPages.flatMap((page) => preloadsOf(client, page)));
  const accountScripts = [...accountUrls].map((url) => readOutput(client, url));
  const notFound: Page = { ...renderer.notFoundPage, path: NOT_FOUND_PATH };
  for (const page of [...renderer.prerenderedPages, notFound]) {
    const { html, belowFold } = pageHtml(parts, {
      ...(await renderer.renderPage(page.path)),
      data: rootData(client, env, page),
      renderingScripts: page.layout.isPublic ? [] : accountScripts,
      headScript: page === notFound ? notFoundScript(client) : undefined,
    });
    const name = page.path === paths.company ? 'index' : page.path;
    writeOutput(client.outDir, `${name}.html`, html);
    if (belowFold) writeOutput(client.outDir, belowFold.url, belowFold.styles);
  }
  // Pages declare the fonts. A second declaration lays out the whole page anew, and could load the
  // optional font late. The name has the hash of the styles before: after a change of this step
  // alone, visitors keep the file that they have.
  writeOutput(client.outDir, client.stylesheet, parts.styles.replace(FONT_FACES, ''));
}

/** The script in the head of the not-found page. */
function notFoundScript(client: ClientBuild): string {
  const lowercaseAddress = readOutput(client, entryUrl(client, LOWERCASE_ADDRESS_SCRIPT)).trim();
  return `${HIDE_LAYOUT}(()=>{${lowercaseAddress}})()`;
}

/** The data that the scripts read from the root element. */
function rootData(client: ClientBuild, env: Env, page: Page): RootData {
  const data: RootData = {
    page: page.path === NOT_FOUND_PATH ? '' : page.path,
    ...(!page.layout.isPublic && { hydrate: 'now' }),
    preload: preloadsOf(client, page).join(' '),
    files: othersOf(client, page).join(' '),
  };
  if (!env.VITE_REPORT_URL) return data;
  return { ...data, reporter: entryUrl(client, REPORTER), build: client.id };
}

/** Writes a file, and creates the folders above it. */
function writeOutput(folder: string, name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Moves the source maps out of the site's folder, because they contain the source. */
function moveSourceMaps({ outDir, id }: ClientBuild): void {
  const assets = join(outDir, 'assets');
  const folder = join(dirname(outDir), 'source-maps', id);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(assets)) {
    if (name.endsWith('.map')) renameSync(join(assets, name), join(folder, name));
  }
}

// The command of `npm run build`, after all constants that it needs.
const { values } = parseArgs({
  options: {
    outDir: { type: 'string', default: 'dist' },
    /** `production` uses the project's configuration, `development` the local backend's. */
    mode: { type: 'string', default: 'production' },
  },
});
try {
  await buildSite(values.outDir, values.mode);
} catch (error) {
  // Without a stack trace: writers and new contributors see the messages about their mistakes.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
