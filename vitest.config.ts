import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { contentPlugin } from './site-build/content/plugin.ts';
import { PROJECTS_WITH_BACKEND } from './tests/projects.ts';

const withBackend = (
  name: string,
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    pool: 'threads',
    // Generous, so that a test on a busy machine does not fail because it is slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...options,
  },
});

export default defineConfig({
  test: {
    // One more than there are cores, because most tests spend time waiting for the backend.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [contentPlugin()],
        test: {
          name: 'unit',
          testTimeout: 20_000,
          // A process for each file would take four times as long.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'functions/**/*.test.ts',
            'maintenance/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/{local-backend,site-build}/**/*.test.ts',
          ],
        },
      },
      ...PROJECTS_WITH_BACKEND.map((name) => withBackend(name)),
      // For Firefox. Node 22 and later do not need this option.
      withBackend('engines', { execArgv: ['--experimental-websocket'], testTimeout: 60_000 }),
    ],
  },
});
