import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { startBackend } from '../local-backend/backend';
import { Lifecycle } from '../local-backend/processes/lifecycle';
import { publicPaths } from '../src/app/prerendered-pages';
import { paths } from '../src/content/pages';
import { createNewcomer, makeMember } from '../tests/support/accounts';
import { testPorts, testSiteEnv } from '../tests/support/backend';
import { browserOptions, ensureBrowser } from '../tools/browser';
import { serveAsHosted } from './hosting-server';
import { lighthouse, timeLoad, timeLogIn, weighPage } from './measurements';
import { type Figures, report, type Table } from './report';

type Measurements = Record<string, () => Promise<Figures>>;

/*
 * Measures the site and its function beside a conventional baseline (bench/baseline), in one run on
 * one machine. Prints tables, and writes the charts in docs/performance.md.
 *
 *   npm run bench -- [--quick] [--only bytes,paint,times]
 */
const SECTIONS = z.enum(['bytes', 'paint', 'times']);
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: SECTIONS.options.join() },
  },
});
const sections = z.array(SECTIONS).parse(values.only.split(','));
const runs = values.quick ? 1 : 3;
const out = resolve('node_modules/.cache/lively/bench');

// The Admin SDK would warn that there is no metadata server.
Object.assign(process.env, testSiteEnv, { METADATA_SERVER_DETECTION: 'none' });
ensureBrowser();
execFileSync('npx', ['tsx', 'site-build/build.ts', '--outDir', `${out}/site`]);
execFileSync('npx', ['vite', 'build', 'bench/baseline', '--outDir', `${out}/baseline`]);
const lifecycle = new Lifecycle().bindToProcess();
const site = await serveAsHosted(`${out}/site`);
const baseline = await serveAsHosted(`${out}/baseline`, '/index.html');
const browser = await chromium.launch(browserOptions());
try {
  Object.assign(process.env, await startBackend(lifecycle, { ports: testPorts }));
  // All pages of the baseline load the same files.
  const bytes: Measurements = { baseline: () => weighPage(browser, baseline.url) };
  for (const path of [...publicPaths, paths.logIn, paths.signUp]) {
    bytes[path] = () => weighPage(browser, site.url + path);
  }
  await measure('bytes', 'First visit to a page', 'KB', bytes);

  const paint: Measurements = {};
  for (const path of [paths.home, paths.logIn]) {
    for (const throttling of ['simulate', 'devtools'] as const) {
      const label = `${path} ${throttling}`;
      paint[label] = () => lighthouse(site.url + path, throttling);
      paint[`${label}, baseline`] = () => lighthouse(baseline.url + path, throttling);
    }
  }
  await measure('paint', 'Largest contentful paint on slow 4G', 'LCP ms', paint);

  const member = await makeMember(await createNewcomer());
  await measure('times', 'Log-in on slow 4G, and CPU time of a cold start', 'ms', {
    'log-in': () => timeLogIn(browser, site.url, member),
    'log-in, baseline': () => timeLogIn(browser, baseline.url, member),
    'load the function': () => timeLoad('./lib/index.js'),
    // The minimum for a callable function with Firestore.
    'load its SDKs, baseline': () =>
      timeLoad('firebase-functions/v2/https', 'firebase-admin/firestore'),
  });
} finally {
  await browser.close();
  await Promise.all([site.stop(), baseline.stop(), lifecycle.stop()]);
}

/** Reports a section, with the median run of each measurement. */
async function measure(
  section: z.infer<typeof SECTIONS>,
  title: string,
  column: string,
  rows: Measurements,
): Promise<void> {
  if (!sections.includes(section)) return;
  const table: Table = {};
  for (const [label, measureOnce] of Object.entries(rows)) {
    console.log(label);
    const results: Figures[] = [];
    while (results.length < runs) results.push(await measureOnce());
    results.sort((a, b) => (a[column] ?? 0) - (b[column] ?? 0));
    table[label] = results[Math.floor(runs / 2)] ?? {};
  }
  report(section, title, column, table);
}
