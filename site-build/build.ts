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
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { z } from 'zod';
import { APP, REPORTER, TIME_OF_DAY_SCRIPT } from '../src/app/entries';
import { prerenderedPages, publicPaths } from '../src/app/prerendered-pages';
import { parseEnv } from '../src/backend/env';
import { TIME_OF_DAY } from '../src/components/prerendered/placeholders';
import { type Page, pages, paths } from '../src/content/pages';
import { checkTexts } from './content/check-texts';
import { filterStyles } from './filter-styles';
import { withPages } from './hosting-config';
import { MORE_LICENSES } from './licenses';
import { modulesFile, modulesPlugin } from './modules-plugin';
import { contentSecurityPolicy } from './policy';
import { fillTemplate, withImports } from './template';
import { robots, securityTxt, sitemap } from './well-known';

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
/** One per build, because a preview, the tests and a deploy may build in parallel. */
const PRERENDER_DIR = `node_modules/.cache/lively/prerender-${process.pid}`;
process.on('exit', () => rmSync(PRERENDER_DIR, { recursive: true, force: true }));

const env = await orOneSentence(() => parseEnv(loadEnv(mode, process.cwd())));
await orOneSentence(checkTexts);

await build({
  mode,
  logLevel: 'warn',
  plugins: [modulesPlugin(modulesFile(outDir))],
  build: { outDir, emptyOutDir: true },
});
await build({
  mode,
  logLevel: 'warn',
  build: { ssr: 'src/entry-prerender.tsx', outDir: PRERENDER_DIR, emptyOutDir: true },
});

const entry = pathToFileURL(join(PRERENDER_DIR, 'entry-prerender.js')).href;
const { renderPage, feed }: typeof import('../src/entry-prerender') = await import(entry);
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))
  .parse(JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')));
appendFileSync(join(outDir, 'licenses.md'), MORE_LICENSES);
rmSync(join(outDir, '.vite'), { recursive: true });
const buildId = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8);
if (env.VITE_REPORT_URL) moveSourceMaps();

/** index.html without what each page inlines, and without line breaks. */
const template = readFileSync(join(outDir, 'index.html'), 'utf8').replace(
  /<script .*?<\/script>|<link rel="stylesheet".*?>|\n\s*/g,
  '',
);
const [script, stylesheet] = [chunk('index.html'), chunk('style.css')];
// Lightning CSS repeats these long names for each color of both schemes.
const allStyles = readFileSync(join(outDir, stylesheet), 'utf8').replaceAll(
  /--lightningcss-(l|d)\w+/g,
  '--$1',
);
const boot = readFileSync(join(outDir, script), 'utf8').trim();
rmSync(join(outDir, script));
// A function, because a classic script's variables are global.
const timeOfDay = `(()=>{${readFileSync(join(outDir, chunk(TIME_OF_DAY_SCRIPT)), 'utf8').trim()}})()`;
// Without the font that each page declares inline: a second declaration could swap it in after it has
// timed out, and shift the layout.
write(stylesheet, allStyles.replace(/@font-face{[^}]*font-display:optional[^}]*}/, ''));
/** The scripts of all account pages, because the user moves between them without another stylesheet. */
const accountScripts = withImports(
  manifest,
  pages.filter(({ layout }) => !layout.isPublic).flatMap(modulesOf),
).map((path) => readFileSync(join(outDir, path), 'utf8'));

for (const page of prerenderedPages) await writePage(fileOf(page.path), page.path, page);
for (const page of pages.filter(({ path }) => path === '*'))
  await writePage('404.html', '/404', { ...page, path: '' });

write('sitemap.xml', sitemap(publicPaths));
write('robots.txt', robots());
write(paths.feed, await feed());
write('.well-known/security.txt', securityTxt(new Date()));
if (mode === 'production') syncHosting();

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
  const config: unknown = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const synced = withPages(config, prerenderedPages);
  if (isDeepStrictEqual(config, synced)) return;
  if (process.env.CI) {
    console.error(
      'firebase.json lacks a page. Run npm test, which adds it, and commit the change.',
    );
    process.exit(1);
  }
  writeFileSync('firebase.json', JSON.stringify(synced, null, 2));
  execFileSync('node_modules/.bin/biome', ['format', '--write', 'firebase.json']);
}

/** Prints a failure without a stack trace, because new contributors and writers see it first. */
async function orOneSentence<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
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
  const files = isPublic ? [stylesheet] : withImports(manifest, modulesOf(page));
  const html = fillTemplate(template, {
    root: {
      page: page.path,
      hydrate: isPublic ? 'later' : 'now',
      preload: files.join(' '),
      styles: stylesheet,
      entry: chunk(APP),
      ...(env.VITE_REPORT_URL && { reporter: chunk(REPORTER), build: buildId }),
    },
    policy: contentSecurityPolicy(env, { style, scripts }),
    style,
    script: boot,
    head,
    body: markup,
  });
  write(name, html);
}

/** The URL of a module's chunk, or of the stylesheet. */
function chunk(module: string): string {
  const [address] = withImports(manifest, [module]);
  if (!address) throw new Error(`The build has no ${module}`);
  return address;
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function write(name: string, text: string): void {
  const file = join(outDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
