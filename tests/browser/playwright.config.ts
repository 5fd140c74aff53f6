import { defineConfig } from '@playwright/test';
import { z } from 'zod';
import { SITE_URL } from '../../local-backend/project';
import { browserOptions } from '../support/browser';

const engine = z
  .enum(['chromium', 'firefox', 'webkit'])
  .default('chromium')
  .parse(process.env.BROWSER_ENGINE);

const chromiumOptions = browserOptions(
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
);

/**
 * A real browser against the built site and the running backend; `npm test` starts both. Chromium is
 * the installed one, Firefox and WebKit are Playwright's own downloads.
 */
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
    browserName: engine,
    launchOptions: engine === 'chromium' ? chromiumOptions : {},
  },
});
