import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The file with the modules of each chunk, for an output folder. */
export const modulesFile = (outDir: string) =>
  `node_modules/.cache/lively/modules/${basename(outDir)}.json`;

/**
 * Writes the modules of each chunk to a file, for the size budgets:
 * `{ chunk: { module: bytes before minification } }`.
 */
export function modulesPlugin(file: string): Plugin {
  return {
    name: 'modules',
    generateBundle(_, bundle) {
      const chunks = new Map<string, unknown>();
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') continue;
        const sizes = Object.entries(output.modules).map(([id, { renderedLength }]) => [
          relative(process.cwd(), id.replace(/^\0/, '')),
          renderedLength,
        ]);
        chunks.set(`/${output.fileName}`, Object.fromEntries(sizes));
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(chunks)));
    },
  };
}
