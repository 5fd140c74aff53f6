import { resolve } from 'node:path';
import type { CodeSplittingNameFunction } from 'rolldown';
import { type BundleName, NEEDS } from '../src/loading/needs.ts';

type Graph = Parameters<CodeSplittingNameFunction>[1];

/** The bundles in the order in which they load. */
const BUNDLES: readonly ('shared' | BundleName)[] = ['shared', 'site', 'forms', 'auth', 'member'];

const entryOf = (bundle: string) => `src/bundles/${bundle}.ts`;

/** The bundler's entries: one module a bundle. */
export const BUNDLE_ENTRIES = BUNDLES.map(entryOf);

/** What a bundle imports, directly or not, by the bundler's ids. */
function importsOf(bundle: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([resolve(entryOf(bundle))]);
  // The loop also visits what it adds. An import() begins a file of its own.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Returns the function that names the file of a module, by the bundles that import it:
 *
 * 1. imported by `shared`, or by both `site` and `forms`: `shared`
 * 2. by `site` and others: `common`
 * 3. otherwise: the one of them that loads first
 */
export function createFileNames(): CodeSplittingNameFunction {
  const importsOfBundles = new Map<string, ReadonlySet<string>>();

  return (id, graph) => {
    // In the first call, because the graph is complete then.
    if (importsOfBundles.size === 0) {
      for (const bundle of BUNDLES) importsOfBundles.set(bundle, importsOf(bundle, graph));
    }
    const users = BUNDLES.filter((bundle) => importsOfBundles.get(bundle)?.has(id));
    const [first] = users;
    // Part of no bundle: the bundler decides, as for the boot script.
    if (!first) return null;
    if (first !== 'site' || users.length === 1) return first;
    return users.includes('forms') ? 'shared' : 'common';
  };
}

type Chunk = {
  readonly name: string;
  readonly fileName: string;
  readonly imports: readonly string[];
};

/** @throws when a bundle imports a file that NEEDS does not list, which would load late */
export function checkNeeds(chunks: readonly Chunk[]): void {
  const nameOf = (fileName: string) =>
    chunks.find((chunk) => chunk.fileName === fileName)?.name ?? fileName;
  for (const [bundle, needs] of Object.entries<readonly string[]>(NEEDS)) {
    const imported = chunks.find(({ name }) => name === bundle)?.imports.map(nameOf) ?? [];
    const missing = imported.find((name) => name !== 'shared' && !needs.includes(name));
    if (missing) {
      throw new Error(`${entryOf(bundle)} imports ${missing}: add it to src/loading/needs.ts.`);
    }
  }
}
