import { defineConfig } from '@playwright/test';
import { z } from 'zod';
import { SITE_URL } from './local-backend/project';
import { browserOptions, ensureBrowser } from './tools/browser';

const engine = z
  .enum(['chromium', 'firefox', 'webkit'])
  .default('chromium')
  .parse(process.env.BROWSER_ENGINE);

if (engine === 'chromium') ensureBrowser();
const chromiumOptions = browserOptions(
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
);

/**
 * Runs a real browser against the built site and the backend. Chromium is the installed one;
 * Playwright downloads Firefox and WebKit.
 */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/global-setup.ts',
  outputDir: 'test-results/browser',
  // Text snapshots are the same on every platform.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A retry only records a trace: a test that then passes counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: process.stdout.isTTY ? 'line' : 'dot',
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
