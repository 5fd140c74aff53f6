import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from '../../site-build/content/plugin.ts';
import { qrCodePlugin } from '../../site-build/qr-code-plugin.ts';
import { brand } from '../../src/content/brand.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OWN_AUTH = resolve(ROOT, 'src/backend/auth.ts');

/** The site's screens, copy and styles in one script, with the full SDKs and no prerendering. */
export default defineConfig({
  root: import.meta.dirname,
  envDir: ROOT,
  publicDir: resolve(ROOT, 'public'),
  plugins: [
    contentPlugin(),
    react(),
    qrCodePlugin(brand.appStoreUrl),
    {
      name: 'usual-sdks',
      enforce: 'pre',
      resolveId(source, importer) {
        if (source === 'firebase/firestore/lite')
          return this.resolve('firebase/firestore', importer);
        if (source !== 'firebase/auth' || importer !== OWN_AUTH) return undefined;
        return resolve(import.meta.dirname, 'firebase-auth.ts');
      },
    },
  ],
  // The compiled texts import components from the site's root.
  resolve: { alias: { '/src': resolve(ROOT, 'src') } },
  build: {
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
