import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from '../../site-build/content/plugin.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const AUTH_MODULE = resolve(ROOT, 'src/backend/auth.ts');

/** The site's screens, copy and styles in one script, with the full SDKs and no prerendering. */
export default defineConfig({
  logLevel: 'error',
  publicDir: resolve(ROOT, 'public'),
  plugins: [
    contentPlugin(),
    react(),
    {
      // Most sites call `getAuth`. It includes the code of pop-ups, and ignores a second argument.
      name: 'usual-auth',
      transform(code, id) {
        if (id !== AUTH_MODULE) return null;
        if (!code.includes('initializeAuth')) throw new Error('The baseline must call getAuth.');
        return code.replaceAll('initializeAuth', 'getAuth');
      },
    },
  ],
  resolve: {
    alias: {
      'firebase/firestore/lite': 'firebase/firestore',
      // The compiled texts import components from the site's root.
      '/src': resolve(ROOT, 'src'),
    },
  },
  build: { emptyOutDir: true, rolldownOptions: { output: { codeSplitting: false } } },
});
