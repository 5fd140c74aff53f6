import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

/**
 * The chunks that an account page has loaded before an `import()` outside of `main` runs, because
 * hydration needs them. Most are groups of code-splitting.ts.
 */
const LOADED = /\/(rolldown-runtime|react|base|main|account|AccountLayout)-/;

/** The files that an `import()` in a chunk needs and that the page has not loaded yet. */
const filesToFetch: ResolveModulePreloadDependenciesFn = (file, dependencies, importer) => {
  // `main` imports screens: account pages list their files, and preloadable.tsx handles failures.
  if (importer.hostType === 'html' || /\/main-/.test(importer.hostId)) return [];
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
