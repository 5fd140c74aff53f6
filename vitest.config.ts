import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { PROJECTS_WITH_BACKEND } from './tests/projects.ts';

const withBackend = (
  name: string,
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    pool: 'threads',
    // Ample: what waits longer on a busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...options,
  },
});

export default defineConfig({
  test: {
    // Most of them wait for the backend now and then: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 20_000,
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
      ...PROJECTS_WITH_BACKEND.map((name) => withBackend(name)),
      // For Firefox. Node has it without this option from 22 on.
      withBackend('engines', { execArgv: ['--experimental-websocket'], testTimeout: 60_000 }),
    ],
  },
});
