import { defineConfig } from '@playwright/test';
import { z } from 'zod';
import { SITE_URL } from '../../local-backend/project';
import { browserOptions } from '../../tools/browser';
import { IS_LOG } from '../support/log-reporter';

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
 * Runs a real browser against the built site and the running backend; `npm test` starts both.
 * Chromium is the installed one; Firefox and WebKit are downloaded by Playwright.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // Text snapshots are the same on every platform.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Retries only record a trace: a flaky test counts as failed (tests/run.ts).
  retries: 1,
  reporter: [
    [`../support/${IS_LOG ? 'log' : 'progress'}-reporter.ts`],
    ['json', { outputFile: '../../test-results/browser.json' }],
  ],
  // Generous, because a busy machine is slow.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.SITE_URL ?? SITE_URL,
    trace: 'on-first-retry',
    // Avoids compression in the Hosting emulator, which no test needs.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    contextOptions: { reducedMotion: 'reduce' },
    browserName: engine,
    launchOptions: engine === 'chromium' ? chromiumOptions : {},
  },
});
