import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { qrCodePlugin } from './site-build/qr-code-plugin.ts';
import { APP, WATCH } from './src/app/entries.ts';
import { parseEnv } from './src/backend/env.ts';
import { brand } from './src/content/brand.ts';

/** What every page of the app needs, once React has joined. */
const BASE = [
  /rolldown\/runtime/,
  /src\/content\/(brand|paths|site)\.ts/,
  /src\/components\/(art\/(shapes|art)|button|card-link|container|hero|hydration|logo\/LivelyMark|page-heading|page-meta|site-link)/,
];

/** What the screens behind the forms read and show. */
const MEMBER = [
  /node_modules\/@tanstack\//,
  /src\/session\/(picture|queries|use-status|user-record)\.ts/,
];

/** What every account page needs, and no public one. */
const ACCOUNT = [
  /node_modules\/zod\//,
  /src\/(session|shared|components\/(form|account-card))\//,
  /src\/app\/account\/(ErrorBoundary|prefetch)\./,
  /src\/(backend\/failure|reporting\/report|content\/(account|error-catalogue))\.ts/,
  /src\/components\/art\/AccountScene\.tsx/,
];

const isOneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

// Few files that are always wanted together, instead of many small ones: they compress better and
// cost fewer requests. Firebase stays in the chunks that ask for it.
const codeSplitting = (hasCollector: boolean) => ({
  // Only what a group names: what a public page needs too must not come with the account.
  includeDependenciesRecursively: false,
  groups: [
    // Public pages report too, then, and must not fetch the account's chunk for it.
    ...(hasCollector ? [{ name: 'report', test: /src\/reporting\/report\./, priority: 1 }] : []),
    { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
    { name: 'base', test: isOneOf(BASE) },
    { name: 'member', test: isOneOf(MEMBER) },
    { name: 'account', test: isOneOf(ACCOUNT) },
  ],
});

/**
 * Vite passes each `import()` and the files that it needs to a helper of its own, for their style
 * sheets. Here one sheet serves all, and the helper fetches the files into the HTTP cache instead, as
 * boot.ts does: otherwise no 'Try again' would help in Safari and Firefox.
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

/** The files that an `import()` in a chunk needs beyond those that the page has loaded before. */
function filesToFetch(file: string, dependencies: readonly string[], importer: string): string[] {
  // routes.tsx reloads the document.
  if (/\/main-/.test(importer)) return [];
  const files = new Set([file, ...dependencies]);
  return [...files].filter(
    (name) => !/\/(rolldown-runtime|react|base|main|account|AccountLayout)-/.test(name),
  );
}

const scopedNames = new Map<string, string>();

/** Four letters instead of a name, a hash and a line: each stands in a page and in its style. */
function scopedName(name: string, file: string): string {
  const id = `${relative(import.meta.dirname, file)} ${name}`;
  const short = `_${createHash('sha256').update(id).digest('base64url').slice(0, 4)}`;
  const known = scopedNames.get(short);
  if (known && known !== id) throw new Error(`${known} and ${id} are both ${short}: rename one`);
  scopedNames.set(short, id);
  return short;
}

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // A site without its configuration fails here, not in front of a person.
  const env = parseEnv(loadEnv(mode, import.meta.dirname));
  const hasCollector = Boolean(env.VITE_REPORT_URL);
  return {
    plugins: [react(), retryableImports, qrCodePlugin(brand.appStoreUrl)],
    optimizeDeps: {
      // index.html names the script that fetches it only.
      entries: [APP],
      // Found out late, because a page asks for them late: each would reload the page once.
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
      // The scripts lose their comments, and with them the licenses of what they are made of.
      ...(!isSsrBuild && { license: { fileName: '.vite/licenses.json' } }),
      modulePreload: {
        polyfill: false,
        // The pages name what they need themselves (site-build).
        resolveDependencies: (file, dependencies, { hostId, hostType }) =>
          hostType === 'js' ? filesToFetch(file, dependencies, hostId) : [],
      },
      // One sheet for all pages: it is small, and stays cached from the first page on.
      cssCodeSplit: false,
      ...(!isSsrBuild && {
        rolldownOptions: {
          // boot.ts imports neither: it takes the addresses from the page that it is in.
          input: ['index.html', APP, ...(hasCollector ? [WATCH] : [])],
          // boot.ts calls what APP exports.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: codeSplitting(hasCollector) },
        },
      }),
    },
  };
});
