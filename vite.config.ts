import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { BUNDLE_ENTRIES, createFileNames } from './site-build/bundles.ts';
import { contentPlugin } from './site-build/content/plugin.ts';
import { LOWERCASE_ADDRESS_SCRIPT, REPORTER, TIME_OF_DAY_SCRIPT } from './src/app/entries.ts';
import { parseEnv } from './src/backend/env.ts';

// Vite's hashes have 8 characters, which no compression shortens.
const HASHED_NAME = 'assets/[name]-[hash:6]';

export default defineConfig(({ mode, isSsrBuild }) => {
  // Fails the build, not the deployed site, when the configuration is incomplete.
  const env = parseEnv(loadEnv(mode, import.meta.dirname));
  const hasCollector = Boolean(env.VITE_REPORT_URL);
  return {
    plugins: [contentPlugin(), react()],
    optimizeDeps: {
      // index.html contains only the boot script, which loads the bundles dynamically.
      entries: BUNDLE_ENTRIES,
    },
    css: {
      modules: {
        // Compresses better than the default, which has a hash. So the names of the files must be unique.
        generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
      },
    },
    build: {
      // An import() of ours needs no preloads: the page or the loader of bundles fetches its files.
      modulePreload: false,
      // To find the source of a reported error. The build moves the maps out of the deployed folder.
      sourcemap: hasCollector && !isSsrBuild && 'hidden',
      // One stylesheet, which a bundle loads. Each page inlines what it needs of it (decision 07).
      cssCodeSplit: false,
      ...(!isSsrBuild && {
        // Minification removes the license comments of the bundled packages.
        license: { fileName: 'licenses.md' },
        rolldownOptions: {
          // The boot script imports none of the bundles: it reads their URLs from the page.
          input: [
            'index.html',
            ...BUNDLE_ENTRIES,
            TIME_OF_DAY_SCRIPT,
            LOWERCASE_ADDRESS_SCRIPT,
            ...(hasCollector ? [REPORTER] : []),
          ],
          // Lets an entry export what other files need of it. Otherwise, each would become two files.
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: `${HASHED_NAME}.js`,
            chunkFileNames: `${HASHED_NAME}.js`,
            assetFileNames: `${HASHED_NAME}[extname]`,
            codeSplitting: {
              // Each module goes where `createFileNames` says, whatever imports it.
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'bundles', name: createFileNames() }],
            },
          },
        },
      }),
    },
  };
});
