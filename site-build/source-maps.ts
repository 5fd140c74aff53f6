import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The source maps of a build's scripts, next to its output folder. */
export const sourceMapsFolder = (outDir: string, build: string) =>
  join(dirname(outDir), 'source-maps', build);

/** Moves the source maps out of the deployed files, because they contain the source. */
export function moveSourceMaps(outDir: string, build: string): void {
  const folder = sourceMapsFolder(outDir, build);
  mkdirSync(folder, { recursive: true });
  const assets = join(outDir, 'assets');
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.map'))) {
    cpSync(join(assets, name), join(folder, name));
    rmSync(join(assets, name));
  }
}
