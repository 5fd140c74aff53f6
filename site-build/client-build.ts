import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { APP } from '../src/app/entries';
import { componentOf, type Page } from '../src/app/page-table';
import { contentHash } from './content-hash';

export type ClientBuild = Awaited<ReturnType<typeof buildClient>>;

/** Builds the code for browsers into a folder. */
export async function buildClient(mode: string, outDir: string) {
  // Vite returns one output, several, or a watcher, which this build does not start.
  const results = await build({ mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const files = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
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

/** The URL of a source file's chunk. The end of the path is enough: `HomeScreen.tsx`. */
export function chunkOf({ chunks }: ClientBuild, file: string): string {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`));
  if (!chunk) throw new Error(`The build has no chunk for ${file}.`);
  return `/${chunk.fileName}`;
}

/** The URLs of the scripts that pages load to hydrate: their modules, and what these import. */
export function scriptsOf(client: ClientBuild, ...pages: readonly Page[]): string[] {
  const loadFunctions = pages.flatMap(({ layout, screen }) => [...layout.frames, screen]);
  // `loadHomeScreen` loads HomeScreen.tsx.
  const components = loadFunctions.map((load) => `${componentOf(load)}.tsx`);
  const entries = [APP, ...components, ...pages.flatMap(({ preload }) => preload ?? [])];
  const urls = new Set(entries.map((file) => chunkOf(client, file)));
  // The loop also visits the imports that it adds.
  for (const url of urls) {
    const chunk = client.chunks.find(({ fileName }) => url === `/${fileName}`);
    for (const name of chunk?.imports ?? []) urls.add(`/${name}`);
  }
  return [...urls];
}
