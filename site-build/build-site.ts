import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import { posts } from '#posts';
import { APP, REPORTER, TIME_OF_DAY_SCRIPT } from '../src/app/entries';
import { notFoundPage, type Page } from '../src/app/page-table';
import { prerenderedPages, publicPaths } from '../src/app/prerendered-pages';
import { type Env, parseEnv } from '../src/backend/env';
import type { RootData } from '../src/boot/attributes';
import { brand } from '../src/content/brand';
import { paths } from '../src/content/pages';
import { buildClient, type ClientBuild, chunkOf, scriptsOf } from './client-build';
import { checkTexts, LEGAL_TEXTS } from './content/check-texts';
import { legalSchema, readFrontMatter, readText } from './content/front-matter';
import { updateHosting } from './hosting-config';
import { HIDE_LAYOUT } from './not-found';
import { moveSourceMaps, readOutput, writeOutput } from './output-folder';
import { type PageParts, pageHtml } from './page-html';
import {
  appSiteAssociation,
  moreLicenses,
  robots,
  type SitemapEntry,
  securityTxt,
  sitemap,
} from './text-files';

type Renderer = typeof import('../src/entry-prerender');

const CACHE = 'node_modules/.cache/lively';

/**
 * Builds the site: the client code, then every page as static HTML, then the files for search
 * engines and feed readers.
 *
 * @throws Error in one sentence when a text, the configuration or the code has a mistake
 */
export async function buildSite(options: { readonly outDir: string; readonly mode: string }) {
  const { outDir, mode } = options;
  await checkTexts();
  const env = parseEnv(loadEnv(mode, process.cwd()));
  const client = await buildClient(mode, outDir);
  saveChunks(client, outDir);
  if (env.VITE_REPORT_URL) moveSourceMaps(outDir, client.id);
  appendFileSync(join(outDir, 'licenses.md'), moreLicenses());

  mkdirSync(CACHE, { recursive: true });
  // One per build, because a preview, the tests and a deploy may build in parallel.
  const rendererDir = mkdtempSync(`${CACHE}/prerender-`);
  try {
    const renderer = await buildRenderer(mode, rendererDir);
    await writePages(client, renderer, env, outDir);
    writeOutput(outDir, paths.feed, await renderer.feed());
  } finally {
    rmSync(rendererDir, { recursive: true });
  }
  // The boot script is inline in every page.
  rmSync(join(outDir, chunkOf(client.chunks, 'index.html')));
  writeOutput(outDir, 'sitemap.xml', sitemap(sitemapEntries()));
  writeOutput(outDir, 'robots.txt', robots());
  writeOutput(outDir, '.well-known/security.txt', securityTxt());
  const association = appSiteAssociation(brand.app);
  if (association) writeOutput(outDir, '.well-known/apple-app-site-association', association);
  if (mode === 'production') updateHosting(prerenderedPages);
}

/** The public pages. Posts and legal texts name the day of their last change. */
function sitemapEntries(): SitemapEntry[] {
  const dates = new Map(posts.map(({ slug, date }) => [paths.post(slug), date]));
  for (const [path, file] of Object.entries(LEGAL_TEXTS)) {
    const { effective } = readFrontMatter(readText(file), legalSchema);
    dates.set(path, effective.date);
  }
  return publicPaths.map((path) => ({ path, lastModified: dates.get(path) }));
}

/** For tests/build: the imports and modules of each chunk, with the bytes before minification. */
function saveChunks({ chunks }: ClientBuild, outDir: string): void {
  const saved = chunks.map(({ fileName, imports, dynamicImports, modules }) => ({
    fileName,
    imports,
    dynamicImports,
    modules: Object.entries(modules).map(([id, { renderedLength }]) => ({ id, renderedLength })),
  }));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${CACHE}/chunks-${basename(outDir)}.json`, JSON.stringify(saved));
}

/** Builds the code that renders pages, into a folder that it is then loaded from. */
async function buildRenderer(mode: string, folder: string): Promise<Renderer> {
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/entry-prerender.tsx', outDir: folder, emptyOutDir: true },
  });
  return import(pathToFileURL(join(folder, 'entry-prerender.js')).href);
}

/** What is needed to render any page. */
type PageBuilder = {
  readonly client: ClientBuild;
  readonly renderer: Renderer;
  readonly parts: PageParts;
  /** The scripts of all account pages, because the user moves between them without another stylesheet. */
  readonly accountScripts: readonly string[];
};

/** Writes every page to a file, and the stylesheet that pages load when they hydrate. */
async function writePages(client: ClientBuild, renderer: Renderer, env: Env, outDir: string) {
  const parts = readParts(client, env, outDir);
  const accountScripts = readAccountScripts(client, outDir);
  const builder = { client, renderer, parts, accountScripts };
  for (const page of prerenderedPages) {
    const name = page.path === paths.company ? 'index' : page.path;
    writeOutput(outDir, `${name}.html`, await renderPage(builder, page));
  }
  writeOutput(outDir, '404.html', await renderNotFoundPage(builder));
  writeOutput(outDir, client.stylesheet, withoutOptionalFont(parts.styles));
}

/** The HTML of a page. */
async function renderPage(builder: PageBuilder, page: Page): Promise<string> {
  const { client, renderer, parts, accountScripts } = builder;
  const { head, body } = await renderer.renderPage(page.path);
  const data = rootData(client, parts.env, page);
  const scripts = page.layout.isPublic ? [] : accountScripts;
  return pageHtml(parts, { head, body, data, scripts });
}

/** The HTML of the not-found page. It has no path, because it is served at any. */
async function renderNotFoundPage(builder: PageBuilder): Promise<string> {
  const { client, renderer, parts } = builder;
  const { head, body } = await renderer.renderPage('/404');
  const data = rootData(client, parts.env, { ...notFoundPage, path: '' });
  return pageHtml(parts, { head, body, data, scripts: [], headScript: HIDE_LAYOUT });
}

/** Reads what all pages have in common. */
function readParts(client: ClientBuild, env: Env, outDir: string): PageParts {
  const timeOfDay = readOutput(outDir, chunkOf(client.chunks, TIME_OF_DAY_SCRIPT)).trim();
  return {
    template: withoutInlinedElements(readOutput(outDir, 'index.html')),
    // Lightning CSS repeats these long names for each color of both schemes.
    styles: readOutput(outDir, client.stylesheet).replaceAll(/--lightningcss-(l|d)\w+/g, '--$1'),
    boot: readOutput(outDir, chunkOf(client.chunks, 'index.html')).trim(),
    // In a function, because a classic script's variables are global.
    timeOfDay: `(()=>{${timeOfDay}})()`,
    env,
  };
}

/** Removes the references to files whose content each page has, and the line breaks. */
function withoutInlinedElements(html: string): string {
  return html
    .replaceAll(/<script .*?<\/script>/g, '')
    .replaceAll(/<link rel="stylesheet".*?>/g, '')
    .replaceAll(/\n\s*/g, '');
}

/**
 * Removes the font that each page declares inline: a second declaration could swap it in after it has
 * timed out, and shift the layout.
 */
function withoutOptionalFont(css: string): string {
  return css.replace(/@font-face{[^}]*font-display:optional[^}]*}/, '');
}

function readAccountScripts(client: ClientBuild, outDir: string): string[] {
  const accountPages = prerenderedPages.filter(({ layout }) => !layout.isPublic);
  const urls = new Set(accountPages.flatMap((page) => scriptsOf(client.chunks, page)));
  return [...urls].map((url) => readOutput(outDir, url));
}

/** What the scripts read from the root element. */
function rootData(client: ClientBuild, env: Env, page: Page): RootData {
  const { isPublic } = page.layout;
  const files = isPublic ? [client.stylesheet] : scriptsOf(client.chunks, page);
  const data: RootData = {
    page: page.path,
    hydrate: isPublic ? 'later' : 'now',
    preload: files.join(' '),
    styles: client.stylesheet,
    entry: chunkOf(client.chunks, APP),
  };
  if (!env.VITE_REPORT_URL) return data;
  return { ...data, reporter: chunkOf(client.chunks, REPORTER), build: client.id };
}
