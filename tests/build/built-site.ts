import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { z } from 'zod';
import { modulesFile } from '../../site-build/modules-plugin';
import { TEST_SITE_FOLDER } from '../support/backend';

/** The site as `npm test` has built it, read from its files. */

/** A file by its address: pages have none of the ending that their files have. */
export function readBuilt(address: string): Buffer {
  return readFileSync(fileOf(address));
}

export function isBuilt(address: string): boolean {
  return existsSync(fileOf(address));
}

/** Every page's address, the not-found page's too. */
export function builtPages(): string[] {
  return readdirSync(TEST_SITE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`));
}

/** What the wire carries of a file: pictures and fonts as they are, text as brotli. */
export function wireBytes(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const bytes = readBuilt(address);
  const size = /\.(woff2|png)$/.test(address) ? bytes.length : brotliCompressSync(bytes).length;
  sizes.set(address, size);
  return size;
}
const sizes = new Map<string, number>();

/** The addresses in a page's elements of one kind, as `<script src>` or `<link rel="icon" href>`. */
export function addressesIn(html: string, element: RegExp): string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .filter(([tag]) => element.test(tag))
    .flatMap(([tag]) => /(?:src|href)="([^"]+)"/.exec(tag)?.slice(1) ?? []);
}

/** What each chunk is made of: `{ chunk: { module: bytes before minifying } }`. */
export function builtModules(): Readonly<Record<string, Readonly<Record<string, number>>>> {
  modules ??= z
    .record(z.string(), z.record(z.string(), z.number()))
    .parse(JSON.parse(readFileSync(modulesFile(TEST_SITE_FOLDER), 'utf8')));
  return modules;
}
let modules: Record<string, Record<string, number>> | undefined;

export type Load = Readonly<
  Record<'named' | 'scripts' | 'styles' | 'fonts' | 'icons', readonly string[]> & { html: string }
>;

/** The script that a page carries: the one element of its kind. */
export function ownScript(path: string): string {
  const html = readBuilt(path).toString();
  const [script, ...more] = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)];
  if (!script?.[1] || more.length > 0) throw new Error(`${path} has no script, or several`);
  return script[1];
}

/** The module that hydrates a page. */
export function entryModule(path: string): string {
  const [, address] = / data-entry="([^"]*)"/.exec(readBuilt(path).toString()) ?? [];
  if (!address) throw new Error(`${path} names no entry module`);
  return address;
}

/** What a page fetches until a person does something; `named` are the scripts that its HTML names. */
export function firstLoad(path: string): Load {
  const html = readBuilt(path).toString();
  const later = /data-hydrate="now" data-preload="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const sheets = later.filter((address) => address.endsWith('.css'));
  const preloaded = /<link rel="preload" as="font"[^>]*href="([^"]+)"/.exec(html)?.slice(1) ?? [];
  const named = [
    ...addressesIn(html, /^<script|rel="modulepreload"/),
    ...later.filter((address) => address.endsWith('.js')),
  ];
  return {
    html: path,
    named,
    scripts: closure(named).map(({ address }) => address),
    styles: [...addressesIn(html, /rel="stylesheet"/), ...sheets],
    fonts: preloaded,
    icons: addressesIn(html, /rel="icon"/),
  };
}

export type Chunk = { readonly address: string; readonly from: readonly string[] };

/**
 * Every chunk that an entry needs, with the way there: all that it imports, and what that imports.
 *
 * @param dynamic whether to follow `import()` too, and of which chunks not
 */
export function closure(
  entries: readonly string[],
  dynamic: { readonly except: RegExp } | false = false,
): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (address: string, from: readonly string[]) => {
    if (found.has(address)) return;
    found.set(address, { address, from });
    const { imported, onDemand } = importsOf(address);
    const wanted = dynamic ? onDemand.filter((name) => !dynamic.except.test(name)) : [];
    for (const next of [...imported, ...wanted]) visit(next, [...from, address]);
  };
  for (const entry of entries) visit(entry, []);
  return [...found.values()];
}

type Imports = { readonly imported: readonly string[]; readonly onDemand: readonly string[] };

function importsOf(address: string): Imports {
  const known = imports.get(address);
  if (known) return known;
  const found = readImports(address);
  imports.set(address, found);
  return found;
}
const imports = new Map<string, Imports>();

function readImports(address: string): Imports {
  const imported: string[] = [];
  const onDemand: string[] = [];
  const absolute = (source: string) => new URL(source, `http://site${address}`).pathname;
  JSON.stringify(parseAst(readBuilt(address).toString()), (_key, node) => {
    // The minifier writes `import(`./a.js`)`: a template without expressions.
    const source = node?.source?.value ?? node?.source?.quasis?.[0]?.value.cooked;
    if (typeof source === 'string') {
      (node.type === 'ImportExpression' ? onDemand : imported).push(absolute(source));
    }
    return typeof node === 'bigint' ? null : node;
  });
  return { imported, onDemand };
}

function fileOf(address: string): string {
  const name = address === '/' ? '/index' : address;
  const file = join(TEST_SITE_FOLDER, name);
  return /\.[a-z0-9]+$/.test(name) ? file : `${file}.html`;
}

/** The headers that firebase.json gives, in their order: a later one replaces an earlier one. */
export function headerRules() {
  const { hosting } = z
    .object({
      hosting: z.object({
        headers: z.array(
          z.object({
            source: z.string().optional(),
            regex: z.string().optional(),
            headers: z.array(z.object({ key: z.string(), value: z.string() })),
          }),
        ),
      }),
    })
    .parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
  return hosting.headers;
}
