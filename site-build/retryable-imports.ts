import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

/** The files that an `import()` in a chunk needs and that the page has not loaded yet. */
const filesToFetch: ResolveModulePreloadDependenciesFn = (file, dependencies, importer) => {
  // The prerendered pages list their own, and after a failed load, preloadable.tsx reloads the page.
  if (importer.hostType === 'html' || /\/main-/.test(importer.hostId)) return [];
  const files = new Set([file, ...dependencies]);
  return [...files].filter(
    (name) => !/\/(rolldown-runtime|react|base|main|account|AccountLayout)-/.test(name),
  );
};

/**
 * Vite wraps each `import()` in its own function, which loads the stylesheets of the chunk. This
 * site has a single stylesheet, so the function fetches the scripts into the HTTP cache instead, as
 * the boot script does: otherwise 'Try again' would not work in Safari and Firefox.
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
