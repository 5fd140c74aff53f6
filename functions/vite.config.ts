import { defineConfig } from 'vite';

/**
 * Bundles the functions with their dependencies: a fresh process compiles one file instead of
 * finding and reading hundreds (docs/decisions/13-one-bundle-of-functions.md).
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  // V8 reads a string for `JSON.parse` faster than an object literal.
  json: { stringify: true },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    target: 'node20',
    sourcemap: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // Otherwise, a re-export such as `export const v1 = mod.v1` loads all of gRPC at the start.
      treeshake: { propertyReadSideEffects: false },
      // The dependencies are CommonJS, the bundle is not.
      transform: {
        define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' },
      },
      output: {
        // Stack traces in the log keep the names of functions.
        minify: {
          mangle: { keepNames: true },
          compress: { keepNames: { function: true, class: true } },
        },
        // A single character beyond Latin-1 doubles the memory of the source.
        charset: 'ascii',
        // The sources are in the repository, and in the packages.
        sourcemapExcludeSources: true,
      },
    },
  },
  // `npm start` is ready earlier, and rebuilds faster, without the dependencies.
  ssr: { noExternal: mode === 'development' ? [] : true },
}));
