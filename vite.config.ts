import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { qrCodePlugin } from './site-build/qr-code-plugin.ts';
import { parseEnv } from './src/backend/env.ts';
import { brand } from './src/content/brand.ts';

/** What every account page needs, and no public one. */
const ACCOUNT = [
  /node_modules\/(zod|@tanstack)\//,
  /src\/(session|shared|components\/(form|account-card))\//,
  /src\/(backend\/(failure|report)|content\/(account|error-catalogue))\.ts/,
];

// Few files that are always wanted together, instead of many small ones: they compress better and
// cost fewer requests. Firebase stays in the chunks that ask for it.
const codeSplitting = {
  // Only what a group names: what a public page needs too must not come with the account.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
    { name: 'account', test: (id: string) => ACCOUNT.some((part) => part.test(id)) },
  ],
};

export default defineConfig(({ mode, isSsrBuild }) => {
  // A site without its configuration fails here, not in front of a person.
  parseEnv(loadEnv(mode, import.meta.dirname));
  return {
    plugins: [react(), qrCodePlugin(brand.appStoreUrl)],
    optimizeDeps: {
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
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    build: {
      manifest: true,
      // The scripts lose their comments, and with them the licences of what they are made of.
      ...(!isSsrBuild && { license: { fileName: 'licences.md' } }),
      // The pages name what they need themselves (site-build); the helper that would do it at run
      // time is one more request on every page.
      modulePreload: false,
      // One sheet for all pages: it is small, and stays cached from the first page on.
      cssCodeSplit: false,
      ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting } } }),
    },
  };
});
