import { basename } from 'node:path';
import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';
import { INITIAL_GROUPS } from './code-splitting.ts';

/** The names of the chunks that a page has loaded before any `import()` runs, without their hashes. */
const INITIAL_CHUNKS = [...INITIAL_GROUPS, 'main', 'rolldown-runtime'];
const isInitial = (file: string) =>
  INITIAL_CHUNKS.includes(basename(file).replace(/-[\w-]{8}\.js$/, ''));

/** The files that an `import()` in a chunk needs and that the page has not loaded yet. */
const filesToFetch: ResolveModulePreloadDependenciesFn = (file, dependencies, importer) => {
  // The build itself writes the preloads of pages.
  if (importer.hostType === 'html') return [];
  const files = new Set([file, ...dependencies]);
  return [...files].filter((name) => !isInitial(name));
};

/**
 * Fetches the scripts of an `import()` first, so that it can succeed after an earlier failure
 * (src/boot/fetch-scripts.ts). Replaces Vite's preload helper, which also loads stylesheets:
 * src/app/load-styles.ts loads the only one of this site.
 */
export const retryableImports: Plugin = {
  name: 'retryable-imports',
  config: () => ({
    build: { modulePreload: { polyfill: false, resolveDependencies: filesToFetch } },
  }),
  transform: {
    filter: { id: /\0vite\/preload-helper/ },
    handler: () => `export const __vitePreload = async (load, paths = []) => {
      await window.fetchScripts(paths.map((path) => '/' + path));
      return load();
    };`,
  },
};
