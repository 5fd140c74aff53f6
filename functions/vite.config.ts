import { defineConfig } from 'vite';

/** Bundles the functions with the shared rules and zod; the Firebase SDKs stay dependencies. */
export default defineConfig({
  root: import.meta.dirname,
  build: { ssr: 'src/index.ts', outDir: 'lib', target: 'node20', sourcemap: true },
  ssr: { noExternal: ['zod'] },
});
