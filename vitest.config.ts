import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// `unit` runs on its own, `build` reads the built site; the others find a running backend in the
// environment (npm test).
export default defineConfig({
  test: {
    // Most of them wait for the backend now and then: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    pool: 'threads',
    projects: [
      {
        test: {
          name: 'unit',
          // A process for each file would take four times as long.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'functions/**/*.test.ts',
            'maintenance/**/*.test.ts',
            'tests/{local-backend,site-build}/**/*.test.ts',
          ],
        },
      },
      // Reads the site's files: npm test has built them. To compress them as a host does takes
      // seconds on a busy machine.
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'rules',
          setupFiles: ['tests/rules/quiet.ts'],
          include: ['tests/rules/**/*.test.ts'],
        },
      },
      { test: { name: 'mutation', include: ['tests/mutation/**/*.test.ts'] } },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'model', include: ['tests/model/**/*.test.ts'], hookTimeout: 60_000 } },
      {
        test: {
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
