import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { ROOT } from '../../local-backend/project';
import { TEST_SITE_FOLDER } from '../support/test-site';

/** Reads a text of the site that `npm test` has built, by its URL path; pages have clean URLs. */
export function readBuilt(address: string): string {
  return readFileSync(fileOf(address), 'utf8');
}

export function isBuilt(address: string): boolean {
  return existsSync(fileOf(address));
}

function fileOf(address: string): string {
  const name = address === '/' ? '/index' : address;
  const file = join(TEST_SITE_FOLDER, name);
  return /\.[a-z0-9]+$/.test(name) ? file : `${file}.html`;
}

/** The paths of all pages, including the not-found page. */
export const builtPages = readdirSync(TEST_SITE_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`));

/** The texts of the inline `<script>` or `<style>` elements in a part of a page. */
export function inlineTexts(html: string, tag: 'script' | 'style'): string[] {
  return html.match(new RegExp(`(?<=<${tag}( type="module")?>).*?(?=</${tag}>)`, 'gs')) ?? [];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of HTML as the build writes it, without its tags. */
export function textOf(html: string): string {
  const text = html.replace(/<!--.*?-->|<[^>]*>/gs, '').replace(/\s+/g, ' ');
  return text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity).trim();
}

const sizes = new Map<string, number>();

/** The transfer size of a file: text with Brotli, images and fonts as is. */
export function wireBytes(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const file = readFileSync(fileOf(address));
  const isCompressed = /\.(woff2|png|jpg|webp)$/.test(address);
  const size = isCompressed ? file.length : brotliCompressSync(file).length;
  sizes.set(address, size);
  return size;
}

/** The URLs in the `<script>` and `<link>` elements of a page whose tag matches a pattern. */
function addressesIn(html: string, tagPattern: RegExp): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const found = tags.filter((tag) => tagPattern.test(tag));
  return found.flatMap((tag) => tag.match(/(?<=(?:src|href)=")[^"]+/) ?? []);
}

/** A page's requests before any interaction. `scripts` are `scriptsInHtml` with their imports. */
export function firstLoad(path: string) {
  const html = readBuilt(path);
  // A page that hydrates at once loads its `data-preload`; any other waits for an interaction.
  const preload = /(?<= data-preload=")[^"]+/.exec(html)?.[0].split(' ') ?? [];
  const preloaded = html.includes(' data-hydrate="now"') ? preload : [];
  const scriptsInHtml = [...addressesIn(html, /^<script|rel="modulepreload"/), ...preloaded];
  const scripts = closure(scriptsInHtml);
  const others = addressesIn(
    html,
    /rel="preload" as="font"|rel="icon" type="image\/svg|rel="stylesheet"/,
  );
  return { scriptsInHtml, scripts, files: [path, ...scripts, ...others] };
}

const addressSchema = z.string().transform((file) => `/${file}`);
/** The bundler's chunks, with the length of each module before minification. */
const chunksSchema = z.array(
  z.object({
    fileName: addressSchema,
    imports: z.array(addressSchema),
    modules: z.record(z.string(), z.object({ renderedLength: z.number() })),
  }),
);
const chunks = chunksSchema.parse(
  JSON.parse(readFileSync(`node_modules/.cache/lively/chunks-${TEST_SITE_FOLDER}.json`, 'utf8')),
);

/** The modules of the build that are more than a re-export, with their paths in the project. */
export const modules = chunks.flatMap((chunk) =>
  Object.entries(chunk.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    // The bundler marks the ids of generated modules with \0.
    .map(([id]) => ({ name: relative(ROOT, id.replace(/^\0/, '')), address: chunk.fileName })),
);

/** The entries and what they import, directly or not, but not by `import()`. */
function closure(entries: readonly string[]): string[] {
  const found = new Set(entries);
  // The loop also visits what it adds.
  for (const entry of found) {
    const chunk = chunks.find(({ fileName }) => fileName === entry);
    for (const address of chunk?.imports ?? []) found.add(address);
  }
  return [...found];
}
