import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { qrCodePlugin } from './site-build/qr-code-plugin.ts';
import { APP, WATCH } from './src/app/entries.ts';
import { parseEnv } from './src/backend/env.ts';
import { brand } from './src/content/brand.ts';

/** Modules that every hydrated page needs. */
const BASE = [
  /rolldown\/runtime/,
  /src\/content\/(brand|paths|site)\.ts/,
  /src\/components\/(art\/(shapes|art)|button|card-link|container|hero|hydration|logo\/LivelyMark|page-heading|page-meta|site-link)/,
];

/** Modules of the screens that follow the forms. */
const MEMBER = [
  /node_modules\/@tanstack\//,
  /src\/session\/(picture|queries|use-status|user-record)\.ts/,
];

/** Modules that every account page needs, and no public page. */
const ACCOUNT = [
  /node_modules\/zod\//,
  /src\/(session|shared|components\/(form|account-card))\//,
  /src\/app\/account\/(ErrorBoundary|prefetch)\./,
  /src\/(backend\/failure|reporting\/report|content\/(account|error-catalogue))\.ts/,
  /src\/components\/art\/AccountScene\.tsx/,
];

const isOneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

// Groups modules that always load together: fewer, larger chunks compress better and need fewer
// requests. Firebase stays in the chunks that import it.
const codeSplitting = (hasCollector: boolean) => ({
  // Otherwise the account chunk would also include modules that public pages need.
  includeDependenciesRecursively: false,
  groups: [
    // With a collector, public pages also report, and must not load the account chunk for that.
    ...(hasCollector ? [{ name: 'report', test: /src\/reporting\/report\./, priority: 1 }] : []),
    { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
    { name: 'base', test: isOneOf(BASE) },
    { name: 'member', test: isOneOf(MEMBER) },
    { name: 'account', test: isOneOf(ACCOUNT) },
  ],
});

/**
 * Vite wraps each `import()` in its own function, which loads the stylesheets of the chunk. This
 * site has a single stylesheet, so the function fetches the scripts into the HTTP cache instead, as
 * boot.ts does: otherwise 'Try again' would not work in Safari and Firefox.
 */
const retryableImports: Plugin = {
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
function filesToFetch(file: string, dependencies: readonly string[], importer: string): string[] {
  // After a failed load, routes.tsx reloads the document.
  if (/\/main-/.test(importer)) return [];
  const files = new Set([file, ...dependencies]);
  return [...files].filter(
    (name) => !/\/(rolldown-runtime|react|base|main|account|AccountLayout)-/.test(name),
  );
}

const scopedNames = new Map<string, string>();

/** A short class name of four letters, because each page contains it in its HTML and its CSS. */
function scopedName(name: string, file: string): string {
  const id = `${relative(import.meta.dirname, file)} ${name}`;
  const short = `_${createHash('sha256').update(id).digest('base64url').slice(0, 4)}`;
  const known = scopedNames.get(short);
  if (known && known !== id) throw new Error(`${known} and ${id} are both ${short}: rename one`);
  scopedNames.set(short, id);
  return short;
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // Fails the build, not the deployed site, when the configuration is incomplete.
  const env = parseEnv(loadEnv(mode, import.meta.dirname));
  const hasCollector = Boolean(env.VITE_REPORT_URL);
  return {
    plugins: [react(), retryableImports, qrCodePlugin(brand.appStoreUrl)],
    optimizeDeps: {
      // index.html contains only boot.ts, which loads APP dynamically.
      entries: [APP],
      // Vite would discover these lazy imports late, and reload the page for each of them.
      include: [
        'firebase/app',
        'firebase/app-check',
        'firebase/auth',
        'firebase/firestore/lite',
        'firebase/functions',
        'firebase/storage',
        '@tanstack/react-query',
        'zod/mini',
      ],
    },
    ...(command === 'build' && { css: { modules: { generateScopedName: scopedName } } }),
    build: {
      manifest: true,
      // Minification removes the license comments of the bundled packages.
      ...(!isSsrBuild && { license: { fileName: '.vite/licenses.json' } }),
      modulePreload: {
        polyfill: false,
        // The prerendered pages list their own preloads (site-build).
        resolveDependencies: (file, dependencies, { hostId, hostType }) =>
          hostType === 'js' ? filesToFetch(file, dependencies, hostId) : [],
      },
      // One stylesheet for all pages: it is small, and cached after the first page.
      cssCodeSplit: false,
      ...(!isSsrBuild && {
        rolldownOptions: {
          // boot.ts imports neither: it reads their URLs from the page.
          input: ['index.html', APP, ...(hasCollector ? [WATCH] : [])],
          // boot.ts calls the exports of APP.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: codeSplitting(hasCollector) },
        },
      }),
    },
  };
});
