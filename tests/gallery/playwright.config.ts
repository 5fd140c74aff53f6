import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../tools/browser';

/** Renders every page and state; `run.ts` starts the backend. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../gallery/results',
  snapshotPathTemplate: '../../gallery/before/{arg}{ext}',
  updateSnapshots: 'none',
  expect: { toMatchSnapshot: { threshold: 0.02 } },
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  reporter: [
    ['../support/progress-reporter.ts'],
    ['html', { outputFolder: '../../gallery/differences', open: 'never' }],
  ],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    baseURL: process.env.SITE_URL ?? '',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserOptions('--hide-scrollbars', '--font-render-hinting=none'),
  },
});
