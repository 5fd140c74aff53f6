import { defineConfig } from '@playwright/test';
import { prepareBrowser } from './tools/browser';

/** Runs Chromium, which `prepareBrowser` may install, against the built site and the backend. */
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
    // Set by global-setup.ts, after which each worker evaluates this file again.
    baseURL: process.env.SITE_URL,
    trace: 'on-first-retry',
    // Avoids compression in the Hosting emulator, which no test needs.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: prepareBrowser(),
  },
});
