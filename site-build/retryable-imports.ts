import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

/**
 * The chunks that a page has loaded before an `import()` runs. Most are groups of code-splitting.ts.
 */
const LOADED = /\/(rolldown-runtime|react|base|main)-/;

/** The files that an `import()` in a chunk needs and that the page has not loaded yet. */
const filesToFetch: ResolveModulePreloadDependenciesFn = (file, dependencies, importer) => {
  if (importer.hostType === 'html') return [];
  const files = new Set([file, ...dependencies]);
  return [...files].filter((name) => !LOADED.test(name));
};

/**
 * Fetches the scripts of an `import()` first, so that it can succeed after an earlier failure
 * (src/boot/fetch-scripts.ts). Replaces Vite's function around each `import()`, which loads the
 * stylesheets of chunks: this site has only one.
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
