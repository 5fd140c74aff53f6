import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser';

/** Runs Chromium against the built site and the backend. */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: ['./tests/browser-setup.ts', './tests/global-setup.ts'],
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
    // Workers evaluate this file after the setups, which set SITE_URL and install a browser.
    baseURL: process.env.SITE_URL,
    launchOptions: launchOptions(),
    trace: 'on-first-retry',
    // Avoids compression in the Hosting emulator, which no test needs.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
