import { defineConfig } from '@playwright/test';
import { SITE_URL } from '../../local-backend/project';
import { browserOptions } from '../support/browser';

/** Real Chromium against the built site and the running backend; `npm test` starts both. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // The same on every machine: they hold words, not pixels.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // For the trace: a test that passes the second time still counts as failed (tests/run.ts).
  retries: 1,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/browser.json' }]],
  // Ample: what waits longer on a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.SITE_URL ?? SITE_URL,
    trace: 'on-first-retry',
    // The Hosting emulator packs every answer anew, which nobody looks at here.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserOptions(
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ),
  },
});
