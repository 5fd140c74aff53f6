import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build of a folder leaves what is in its chunks. */
export const modulesFile = (outDir: string) =>
  `node_modules/.cache/lively/modules/${basename(outDir)}.json`;

/** Writes what is in each chunk to a file: `{ chunk: { module: bytes before minifying } }`. For the budgets. */
export function modulesPlugin(file: string): Plugin {
  return {
    name: 'modules',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[`/${output.fileName}`, modulesOf(output.modules)]] : [],
      );
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(chunks)));
    },
  };
}

function modulesOf(modules: Readonly<Record<string, { readonly renderedLength: number }>>) {
  return Object.fromEntries(
    Object.entries(modules).map(([id, { renderedLength }]) => [
      relative(process.cwd(), id.replace(/^\0/, '')),
      renderedLength,
    ]),
  );
}
