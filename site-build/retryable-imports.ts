import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in its own function, which loads the stylesheets of the chunk. This
 * site has a single stylesheet, so the function fetches the scripts into the HTTP cache instead, as
 * the boot script does: otherwise 'Try again' would not work in Safari and Firefox.
 */
export const retryableImports: Plugin = {
  name: 'retryable-imports',
  transform: {
    filter: { id: /\0vite\/preload-helper/ },
    handler: () => `export const __vitePreload = async (load, paths = []) => {
      await window.fetchScripts(paths.map((path) => '/' + path));
      return load();
    };`,
  },
};

/** The files that an `import()` in a chunk needs and that the page has not loaded yet. */
export function filesToFetch(
  file: string,
  dependencies: readonly string[],
  importer: string,
): string[] {
  // After a failed load, preloadable.tsx reloads the document.
  if (/\/main-/.test(importer)) return [];
  const files = new Set([file, ...dependencies]);
  return [...files].filter(
    (name) => !/\/(rolldown-runtime|react|base|main|account|AccountLayout)-/.test(name),
  );
}
