/*
 * Measures the site and its function beside a conventional baseline (bench/baseline), in one run on
 * one machine, and prints tables.
 *
 *   npm run bench [-- paint|times ...]
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { startBackend } from '../local-backend/backend';
import { Lifecycle } from '../local-backend/processes/lifecycle';
import { paths } from '../src/content/pages';
import { createMember } from '../tests/support/accounts';
import { testPorts } from '../tests/support/ports';
import { testSiteEnv } from '../tests/support/test-site';
import { installBrowser, launchOptions } from '../tools/browser';
import { serveAsHosted } from './hosting-server';
import { type Figures, lighthouse, timeLoad, timeLogIn } from './measurements';

type Measurements = Record<string, () => Promise<Figures>>;

const sections = z.array(z.enum(['paint', 'times'])).parse(process.argv.slice(2));
const isSelected = (section: (typeof sections)[number]) =>
  sections.length === 0 || sections.includes(section);
const out = resolve('node_modules/.cache/lively/bench');

// Both builds read the addresses of the emulators from it, and the measurements below as well.
Object.assign(process.env, testSiteEnv);
// Otherwise, the Admin SDK warns that there is no metadata server.
process.env.METADATA_SERVER_DETECTION = 'none';
execFileSync('npx', ['tsx', 'site-build/build.ts', '--outDir', `${out}/site`]);
execFileSync('npx', ['vite', 'build', 'bench/baseline', '--outDir', `${out}/baseline`]);
const lifecycle = new Lifecycle().bindToProcess();
const site = await serveAsHosted(`${out}/site`);
const baseline = await serveAsHosted(`${out}/baseline`, '/index.html');
installBrowser();
const browser = await chromium.launch(launchOptions());
try {
  // Also builds the functions, whose bundle is measured below.
  const emulatorEnv = await startBackend(lifecycle, { ports: testPorts });
  Object.assign(process.env, emulatorEnv);
  if (isSelected('paint')) {
    const rows: Measurements = {};
    for (const path of [paths.home, paths.logIn]) {
      for (const throttling of ['simulate', 'devtools'] as const) {
        const label = `${path} ${throttling}`;
        rows[label] = () => lighthouse(site + path, throttling);
        rows[`${label}, baseline`] = () => lighthouse(baseline + path, throttling);
      }
    }
    await measure('Largest contentful paint on slow 4G', 'LCP ms', rows);
  }
  if (isSelected('times')) {
    const member = await createMember();
    await measure('Log-in on slow 4G, and CPU time of a cold start', 'ms', {
      'log-in': () => timeLogIn(browser, site, member),
      'log-in, baseline': () => timeLogIn(browser, baseline, member),
      // Modules resolve from the folder `functions`.
      'load the function': () => timeLoad('./lib/index.js'),
      // The minimum for a callable function with Firestore.
      'load its SDKs, baseline': () =>
        timeLoad('firebase-functions/v2/https', 'firebase-admin/firestore'),
    });
  }
} finally {
  await browser.close();
  await lifecycle.stop();
}

/** Measures each row three times, and prints the run whose `medianColumn` is the median. */
async function measure(title: string, medianColumn: string, rows: Measurements) {
  const table: Record<string, Figures> = {};
  for (const [label, measureOnce] of Object.entries(rows)) {
    console.log(label);
    const runs = [await measureOnce(), await measureOnce(), await measureOnce()];
    table[label] = medianBy(medianColumn, runs);
  }
  console.log(`\n${title}`);
  console.table(table);
}

/** The run with the median of a column, of an odd number of runs. */
function medianBy(column: string, runs: readonly Figures[]): Figures {
  const figure = (run: Figures) => z.number().parse(run[column]);
  const sorted = runs.toSorted((a, b) => figure(a) - figure(b));
  return sorted[Math.floor(sorted.length / 2)] ?? {};
}
