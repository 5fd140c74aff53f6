import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { APP, REPORTER, TIME_OF_DAY_SCRIPT } from '../src/app/entries';
import { prerenderedPages, publicPaths } from '../src/app/prerendered-pages';
import { parseEnv } from '../src/backend/env';
import type { RootData } from '../src/boot/attributes';
import { TIME_OF_DAY } from '../src/components/prerendered/placeholders';
import { type Page, pages, paths } from '../src/content/pages';
import { checkTexts } from './content/check-texts';
import { filterStyles } from './filter-styles';
import { withPages } from './hosting-config';
import { contentSecurityPolicy } from './policy';
import { moreLicenses, robots, securityTxt, sitemap } from './text-files';

/**
 * Builds the site: the client code, then every page as static HTML, then the files for search
 * engines and feed readers.
 */
const { values } = parseArgs({
  options: {
    outDir: { type: 'string', default: 'dist' },
    /** `production` uses the project's configuration, `development` the local backend's. */
    mode: { type: 'string', default: 'production' },
  },
});
const { outDir, mode } = values;
const CACHE = 'node_modules/.cache/lively';
/** One per build, because a preview, the tests and a deploy may build in parallel. */
const PRERENDER_DIR = `${CACHE}/prerender-${process.pid}`;
process.on('exit', () => rmSync(PRERENDER_DIR, { recursive: true, force: true }));

const env = await checkTexts()
  .then(() => parseEnv(loadEnv(mode, process.cwd())))
  .catch(fail);

const client = await build({ mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const output = [client].flat().flatMap((result) => ('output' in result ? result.output : []));
const chunks = output.filter((file) => file.type === 'chunk');
await build({
  mode,
  logLevel: 'warn',
  build: { ssr: 'src/entry-prerender.tsx', outDir: PRERENDER_DIR, emptyOutDir: true },
});

const entry = pathToFileURL(join(PRERENDER_DIR, 'entry-prerender.js')).href;
const { renderPage, feed }: typeof import('../src/entry-prerender') = await import(entry);
saveChunks();
appendFileSync(join(outDir, 'licenses.md'), moreLicenses());
const names = output.map(({ fileName }) => fileName).sort();
const buildId = createHash('sha256').update(names.join()).digest('hex').slice(0, 8);
if (env.VITE_REPORT_URL) moveSourceMaps();

/** index.html without what each page inlines, and without line breaks. */
const template = read('index.html').replace(
  /<script .*?<\/script>|<link rel="stylesheet".*?>|\n\s*/g,
  '',
);
const script = chunkOf('index.html');
const stylesheet = `/${output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName}`;
// Lightning CSS repeats these long names for each color of both schemes.
const allStyles = read(stylesheet).replaceAll(/--lightningcss-(l|d)\w+/g, '--$1');
const boot = read(script).trim();
rmSync(join(outDir, script));
// A function, because a classic script's variables are global.
const timeOfDay = `(()=>{${read(chunkOf(TIME_OF_DAY_SCRIPT)).trim()}})()`;
// Without the font that each page declares inline: a second declaration could swap it in after it has
// timed out, and shift the layout.
write(stylesheet, allStyles.replace(/@font-face{[^}]*font-display:optional[^}]*}/, ''));
/** The scripts of all account pages, because the user moves between them without another stylesheet. */
const accountModules = pages.filter(({ layout }) => !layout.isPublic).flatMap(modulesOf);
const accountScripts = withImports(accountModules).map(read);

for (const page of prerenderedPages) {
  const name = page.path === paths.company ? 'index' : page.path;
  await writePage(`${name}.html`, page.path, page);
}
for (const page of pages.filter(({ path }) => path === '*'))
  await writePage('404.html', '/404', { ...page, path: '' });

write('sitemap.xml', sitemap(publicPaths));
write('robots.txt', robots());
write(paths.feed, await feed());
write('.well-known/security.txt', securityTxt());
if (mode === 'production') syncHosting();

/** Ends without a stack trace, because new contributors and writers see these failures first. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** For tests/build: the imports and modules of each chunk, with the bytes before minification. */
function saveChunks(): void {
  const saved = chunks.map(({ fileName, imports, dynamicImports, modules }) => ({
    fileName,
    imports,
    dynamicImports,
    modules: Object.entries(modules).map(([id, { renderedLength }]) => ({ id, renderedLength })),
  }));
  writeFileSync(`${CACHE}/chunks-${basename(outDir)}.json`, JSON.stringify(saved));
}

/** Moves the source maps out of the deployed files, because they contain the source. */
function moveSourceMaps(): void {
  const assets = join(outDir, 'assets');
  const folder = join(dirname(outDir), 'source-maps', buildId);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.map')))
    renameSync(join(assets, name), join(folder, name));
}

/** Hosting needs a rewrite and a caching rule for each page, before the site is deployed. */
function syncHosting(): void {
  const synced = withPages(prerenderedPages);
  if (isDeepStrictEqual(firebaseJson, synced)) return;
  if (process.env.CI) {
    fail('firebase.json lacks a page. Run npm test, which adds it, and commit the change.');
  }
  writeFileSync('firebase.json', JSON.stringify(synced, null, 2));
  execFileSync('node_modules/.bin/biome', ['format', '--write', 'firebase.json']);
}

/** The modules of a page that hydrates at once. */
function modulesOf({ layout, screen, preload = [] }: Page): string[] {
  return [APP, ...[...layout.files, screen, ...preload].map((file) => `src/${file}`)];
}

/** Renders a page to a file; its path is empty for the not-found page, which is served at any path. */
async function writePage(name: string, address: string, page: Page) {
  const { isPublic } = page.layout;
  const { head, body } = await renderPage(address);
  const scripts = body.includes(TIME_OF_DAY) ? [boot, timeOfDay] : [boot];
  const markup = body.replace(TIME_OF_DAY, () => timeOfDay);
  const style = filterStyles(allStyles, [markup, ...(isPublic ? [] : accountScripts)].join('\n'));
  const files = isPublic ? [stylesheet] : withImports(modulesOf(page));
  const data: RootData = {
    page: page.path,
    hydrate: isPublic ? 'later' : 'now',
    preload: files.join(' '),
    styles: stylesheet,
    entry: chunkOf(APP),
    ...(env.VITE_REPORT_URL && { reporter: chunkOf(REPORTER), build: buildId }),
  };
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`);
  const policy = contentSecurityPolicy(env, { style, scripts });
  const parts = new Map([
    ['policy', `<meta http-equiv="Content-Security-Policy" content="${policy}" />`],
    ['head', head],
    ['style', `<style>${style}</style>`],
    ['body', markup],
    ['script', `<script type="module">${boot}</script>`],
  ]);
  const html = template
    .replace(/(?<=<div id="root")[^>]*/, attributes.join(''))
    .replace(/<!--page-(\w+)-->/g, (_, part) => parts.get(part) ?? fail(`There is no ${part}`));
  write(name, html);
}

/** The URL of a module's chunk. */
function chunkOf(module: string): string {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(module));
  return chunk ? `/${chunk.fileName}` : fail(`The build has no ${module}`);
}

/** The URLs of the chunks of modules and of everything they import. */
function withImports(modules: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const chunk = chunks.find(({ fileName }) => address === `/${fileName}`);
    for (const file of chunk?.imports ?? []) add(`/${file}`);
  };
  modules.map(chunkOf).forEach(add);
  return [...found];
}

function read(name: string): string {
  return readFileSync(join(outDir, name), 'utf8');
}

function write(name: string, text: string): void {
  const file = join(outDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
