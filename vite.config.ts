import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { codeSplitting } from './site-build/code-splitting.ts';
import { contentPlugin } from './site-build/content/plugin.ts';
import { retryableImports } from './site-build/retryable-imports.ts';
import { APP, LOWERCASE_ADDRESS_SCRIPT, REPORTER, TIME_OF_DAY_SCRIPT } from './src/app/entries.ts';
import { parseEnv } from './src/backend/env.ts';

export default defineConfig(({ mode, isSsrBuild }) => {
  // Fails the build, not the deployed site, when the configuration is incomplete.
  const env = parseEnv(loadEnv(mode, import.meta.dirname));
  const hasCollector = Boolean(env.VITE_REPORT_URL);
  return {
    plugins: [contentPlugin(), react(), retryableImports],
    optimizeDeps: {
      // index.html contains only the boot script, which loads APP dynamically.
      entries: [APP],
    },
    css: {
      modules: {
        // Compresses better than the default, which has a hash.
        generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
      },
    },
    build: {
      // To find the source of a reported error. The build moves the maps out of the deployed folder.
      sourcemap: hasCollector && !isSsrBuild && 'hidden',
      // One stylesheet for all pages: it is small, and cached after the first page.
      cssCodeSplit: false,
      ...(!isSsrBuild && {
        // Minification removes the license comments of the bundled packages.
        license: { fileName: 'licenses.md' },
        rolldownOptions: {
          // The boot script imports none of the modules: it reads their URLs from the page.
          input: [
            'index.html',
            APP,
            TIME_OF_DAY_SCRIPT,
            LOWERCASE_ADDRESS_SCRIPT,
            ...(hasCollector ? [REPORTER] : []),
          ],
          // The boot script calls the exports of APP.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: codeSplitting(hasCollector) },
        },
      }),
    },
  };
});
