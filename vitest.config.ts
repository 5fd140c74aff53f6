import { availableParallelism } from 'node:os';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './site-build/content/plugin.ts';

/** The options of all projects. */
const common = {
  // With its own modules, each file would import the SDKs again: 75 CPU seconds in all.
  isolate: false,
  // A spy on `console` would outlive its file.
  restoreMocks: true,
};

/** The options of the projects that need the running backend or the built site. */
const withBackend = {
  ...common,
  pool: 'threads' as const,
  // Generous, so that a test on a busy machine does not fail because it is slow: each run of a command
  // loads the Admin SDK, and the Functions emulator starts a process for each concurrent event.
  testTimeout: 180_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 80_000 } },
};

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
          // Modules of the site parse it when they load.
          env: loadEnv('development', import.meta.dirname),
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
      {
        test: {
          ...withBackend,
          name: 'backend',
          include: ['tests/{attack,build,functions,rules}/**/*.test.ts'],
          globalSetup: 'tests/global-setup.ts',
        },
      },
      {
        test: {
          ...withBackend,
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['tests/global-setup.ts', 'tests/engines/programs.ts'],
          // Node 20 needs this option for the WebSocket to Firefox.
          execArgv: ['--experimental-websocket'],
          // Real browsers time out while the other tests keep all cores busy.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
