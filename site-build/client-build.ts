import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Page } from '../src/app/page-table';
import { FILES, type FileName, NEEDS } from '../src/loading/needs';
import { checkNeeds } from './bundles';
import { contentHash } from './content-hash';

export type ClientBuild = Awaited<ReturnType<typeof buildClient>>;

/** Builds the code for browsers into a folder. */
export async function buildClient(mode: string, outDir: string) {
  // Vite returns one output, several, or a watcher, which this build does not start.
  const results = await build({ mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const files = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  checkNeeds(files.filter((file) => file.type === 'chunk'));
  const names = files.map(({ fileName }) => fileName).sort();
  // There is only one, because of the setting `cssCodeSplit: false`.
  const stylesheet = names.find((name) => name.endsWith('.css'));
  if (!stylesheet) throw new Error('The build has no stylesheet.');
  return {
    /** The folder of the built site. */
    outDir,
    chunks: files.filter((file) => file.type === 'chunk'),
    /** The URL of the stylesheet of all pages. */
    stylesheet: `/${stylesheet}`,
    /** Identifies the build: a hash of the file names, which contain hashes of the contents. */
    id: contentHash(names.join()),
  };
}

export function readOutput({ outDir }: ClientBuild, name: string): string {
  return readFileSync(join(outDir, name), 'utf8');
}

/** The URL of the chunk of an entry: `index.html`, or a file of src/app/entries.ts. */
export function entryUrl({ chunks }: ClientBuild, file: string): string {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`));
  if (!chunk) throw new Error(`The build has no chunk for ${file}.`);
  return `/${chunk.fileName}`;
}

/**
 * The URL of a file that pages load.
 *
 * @throws when there is none, or the app would not find it by this name (src/loading/bundles.ts)
 */
export function urlOf({ chunks, stylesheet }: ClientBuild, name: FileName): string {
  // By its whole name: that of another chunk may begin like it (`common-passwords`).
  const chunk = chunks.find((candidate) => candidate.name === name);
  const url = name === 'style' ? stylesheet : chunk && `/${chunk.fileName}`;
  if (!url?.startsWith(`/assets/${name}-`)) {
    throw new Error(`The build has no file /assets/${name}-*.`);
  }
  return url;
}

/** The URLs of the files that a page needs to hydrate, of which the last one hydrates it. */
export function preloadsOf(client: ClientBuild, { layout, screen }: Page): string[] {
  const needs = [layout, screen].flatMap(({ bundle }): FileName[] => [...NEEDS[bundle], bundle]);
  return [...new Set(needs), 'shared' as const].map((name) => urlOf(client, name));
}

/** The URLs of the files that other pages need. */
export function othersOf(client: ClientBuild, page: Page): string[] {
  const urls = FILES.map((name) => urlOf(client, name));
  return urls.filter((url) => !preloadsOf(client, page).includes(url));
}
