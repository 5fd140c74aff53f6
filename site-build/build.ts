import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { z } from 'zod';
import { prerenderedPages } from '../src/app/prerendered-pages';
import { appCheckSiteKey, parseEnv } from '../src/backend/env';
import { missingForAppCheck, policyIn } from './app-check-policy';
import { feed } from './feed';
import { fillTemplate, preloads } from './template';
import { robots, securityTxt, sitemap } from './well-known';

/**
 * Builds the site: the browser's code, then every page as a file that needs none of it, then what
 * search engines and feed readers ask for.
 */
const { values } = parseArgs({
  options: {
    outDir: { type: 'string', default: 'dist' },
    /** `production` reads the project's own configuration, `development` the local backend's. */
    mode: { type: 'string', default: 'production' },
  },
});
const { outDir, mode } = values;
const PRERENDER_DIR = 'node_modules/.cache/lively/prerender';

if (appCheckSiteKey(parseEnv(loadEnv(mode, process.cwd()))) !== undefined) {
  const missing = missingForAppCheck(policyIn(JSON.parse(readFileSync('firebase.json', 'utf8'))));
  if (missing.length > 0) {
    const lines = missing.join('\n  ');
    throw new Error(`For App Check, the policy in firebase.json lacks:\n  ${lines}`);
  }
}

await build({ mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
await build({
  mode,
  logLevel: 'warn',
  build: { ssr: 'src/entry-prerender.tsx', outDir: PRERENDER_DIR, emptyOutDir: true },
});

const entry = pathToFileURL(join(PRERENDER_DIR, 'entry-prerender.js')).href;
const { renderPage }: { renderPage: (path: string) => Promise<{ head: string; body: string }> } =
  await import(entry);
const template = readFileSync(join(outDir, 'index.html'), 'utf8');
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))
  .parse(JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')));
rmSync(join(outDir, '.vite'), { recursive: true });

for (const { path, joinsWith } of prerenderedPages) {
  const page = await renderPage(path);
  const head = page.head + preloads(manifest, joinsWith ?? []);
  const when = joinsWith ? 'now' : 'later';
  write(fileOf(path), fillTemplate(template, { path, join: when, head, body: page.body }));
}
const lost = await renderPage('/404');
write('404.html', fillTemplate(template, { path: '', join: 'now', ...lost }));

const publicPaths = prerenderedPages.filter(({ joinsWith }) => !joinsWith).map(({ path }) => path);
write('sitemap.xml', sitemap(publicPaths));
write('robots.txt', robots());
write('lively/blog.xml', feed());
write('.well-known/security.txt', securityTxt(new Date()));

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function write(name: string, text: string): void {
  const file = join(outDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
