import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { z } from 'zod';
import { modulesFile } from '../../site-build/modules-plugin';
import { TEST_SITE_FOLDER } from '../support/backend';

/** Reads the site that `npm test` has built. */

/** Reads the file of a URL path; pages have clean URLs. */
export function readBuilt(address: string): Buffer {
  return readFileSync(fileOf(address));
}

export function isBuilt(address: string): boolean {
  return existsSync(fileOf(address));
}

/** The paths of all pages, including the not-found page. */
export function builtPages(): string[] {
  return readdirSync(TEST_SITE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`));
}

/** The transfer size of a file: text with Brotli, images and fonts as is. */
export function wireBytes(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const bytes = readBuilt(address);
  const isCompressed = /\.(woff2|png|jpg|webp)$/.test(address);
  const size = isCompressed ? bytes.length : brotliCompressSync(bytes).length;
  sizes.set(address, size);
  return size;
}
const sizes = new Map<string, number>();

/** The URLs of matching `<script src>` and `<link href>` elements in a page. */
export function addressesIn(html: string, element: RegExp): string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .filter(([tag]) => element.test(tag))
    .flatMap(([tag]) => /(?:src|href)="([^"]+)"/.exec(tag)?.slice(1) ?? []);
}

/** The modules of each chunk: `{ chunk: { module: bytes before minification } }`. */
export function builtModules(): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return z
    .record(z.string(), z.record(z.string(), z.number()))
    .parse(JSON.parse(readFileSync(modulesFile(TEST_SITE_FOLDER), 'utf8')));
}

export type Load = Readonly<
  Record<'named' | 'scripts' | 'fonts' | 'icons', readonly string[]> & { html: string }
>;

/** The texts of a page's inline scripts. */
export function inlineScripts(path: string): string[] {
  const html = readBuilt(path).toString();
  const scripts = html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => text);
}

/** The module that hydrates a page. */
export function entryModule(path: string): string {
  const [, address] = / data-entry="([^"]*)"/.exec(readBuilt(path).toString()) ?? [];
  if (!address) throw new Error(`${path} names no entry module`);
  return address;
}

/**
 * The requests of a page before any interaction; `named` are the scripts that its HTML references.
 */
export function firstLoad(path: string): Load {
  const html = readBuilt(path).toString();
  const preload = /data-hydrate="now" data-preload="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const preloaded = /<link rel="preload" as="font"[^>]*href="([^"]+)"/.exec(html)?.slice(1) ?? [];
  const named = [...addressesIn(html, /^<script|rel="modulepreload"/), ...preload];
  return {
    html: path,
    named,
    scripts: closure(named),
    fonts: preloaded,
    icons: addressesIn(html, /rel="icon"/),
  };
}

/**
 * All chunks that the entries import, directly or indirectly.
 *
 * @param dynamic whether to follow `import()` too, except of matching chunks
 */
export function closure(
  entries: readonly string[],
  dynamic: { readonly except: RegExp } | false = false,
): string[] {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const { imported, onDemand } = importsOf(address);
    imported.forEach(visit);
    if (dynamic) onDemand.filter((name) => !dynamic.except.test(name)).forEach(visit);
  };
  entries.forEach(visit);
  return [...found];
}

type Imports = { readonly imported: string[]; readonly onDemand: string[] };
const imports = new Map<string, Imports>();

function importsOf(address: string): Imports {
  const known = imports.get(address);
  if (known) return known;
  const imported: string[] = [];
  const onDemand: string[] = [];
  const absolute = (source: string) => new URL(source, `http://site${address}`).pathname;
  JSON.stringify(parseAst(readBuilt(address).toString()), (_key, node) => {
    // The minifier writes template literals: import(`./a.js`).
    const source = node?.source?.value ?? node?.source?.quasis?.[0]?.value.cooked;
    if (typeof source === 'string') {
      (node.type === 'ImportExpression' ? onDemand : imported).push(absolute(source));
    }
    return typeof node === 'bigint' ? null : node;
  });
  imports.set(address, { imported, onDemand });
  return { imported, onDemand };
}

function fileOf(address: string): string {
  const name = address === '/' ? '/index' : address;
  const file = join(TEST_SITE_FOLDER, name);
  return /\.[a-z0-9]+$/.test(name) ? file : `${file}.html`;
}
