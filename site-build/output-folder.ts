import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Reads a file of the built site. */
export function readOutput(outDir: string, name: string): string {
  return readFileSync(join(outDir, name), 'utf8');
}

/** Writes a file of the built site, and the folders above it. */
export function writeOutput(outDir: string, name: string, text: string): void {
  const file = join(outDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Moves the source maps out of the deployed files, because they contain the source.
 *
 * @param buildId names their folder, next to that of the site
 */
export function moveSourceMaps(outDir: string, buildId: string): void {
  const assets = join(outDir, 'assets');
  const folder = join(dirname(outDir), 'source-maps', buildId);
  mkdirSync(folder, { recursive: true });
  const maps = readdirSync(assets).filter((name) => name.endsWith('.map'));
  for (const name of maps) renameSync(join(assets, name), join(folder, name));
}
