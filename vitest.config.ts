import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { contentPlugin } from './site-build/content/plugin.ts';

/** The options of all projects. */
const common = {
  // With its own modules, each file would import the SDKs again: 75 CPU seconds in all.
  isolate: false,
  // A spy on `console` would outlive its file.
  restoreMocks: true,
};

/** A project that needs the running backend or the built site: the tests in the folder of its name. */
const projectWithBackend = (
  name: string,
  options: TestProjectInlineConfiguration['test'] = {},
) => ({
  test: {
    ...common,
    name,
    include: [`tests/${name}/**/*.test.ts`],
    pool: 'threads' as const,
    // Generous, so that a test on a busy machine does not fail because it is slow: each run of a command
    // loads the Admin SDK, and the Functions emulator starts a process for each concurrent event.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 80_000 } },
    globalSetup: ['tests/global-setup.ts'],
    ...options,
  },
});

const engines = projectWithBackend('engines', {
  globalSetup: ['tests/global-setup.ts', 'tests/engines/programs.ts'],
  // The tests of Firefox need a WebSocket, which Node has without this option from version 22.
  execArgv: ['--experimental-websocket'],
  // Real browsers time out while the other tests keep all cores busy.
  sequence: { groupOrder: 1 },
});

export default defineConfig({
  test: {
    // One more than there are cores, because most tests spend time waiting for the backend.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [contentPlugin()],
        test: {
          ...common,
          name: 'unit',
          testTimeout: 20_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'functions/**/*.test.ts',
            'maintenance/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/{infra,local-backend,site-build}/**/*.test.ts',
          ],
        },
      },
      ...['build', 'rules', 'functions', 'attack'].map((name) => projectWithBackend(name)),
      engines,
    ],
  },
});
