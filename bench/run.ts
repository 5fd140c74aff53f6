import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../local-backend/paths';
import { createProgress } from '../maintenance/progress';
import { publicPaths } from '../src/app/prerendered-pages';
import { paths } from '../src/content/paths';
import { createNewcomer, makeMember } from '../tests/support/accounts';
import { startTestBackend, testSiteEnv } from '../tests/support/backend';
import { setProfilePicture } from '../tests/support/pictures';
import { ensureBrowser } from '../tools/browser';
import { launchBrowser } from './browser';
import { benchFirstClaim, benchLoading } from './function-start';
import { serveAsHosted } from './hosting-server';
import { lighthouse, MODES } from './lighthouse';
import { timeLogIn } from './log-in';
import { weighPage } from './pages';
import { pageOf, printTable, writeCharts } from './report';
import { RESULTS, type Row, readRuns, rowNames, saveRun } from './results';

/*
 * Measures the site and its function against a conventional baseline (bench/baseline), in one run
 * on one machine. Only the ratios are comparable between machines.
 *
 *   npm run bench -- [--quick] [--only pages,lighthouse,log-in,function]
 *   npm run bench -- --charts
 *
 * Saves the run as JSON in bench/results, with a page of charts beside it, and redraws docs/charts;
 * `--charts` only redraws. A quick run is saved in bench-results, and does not change docs/charts.
 */
const SECTIONS = ['pages', 'lighthouse', 'log-in', 'function'] as const;
const { values } = parseArgs({
  options: {
    /** Three pages instead of all, one run instead of three: to test the benchmark. */
    quick: { type: 'boolean', default: false },
    charts: { type: 'boolean', default: false },
    only: { type: 'string', default: SECTIONS.join() },
  },
});
if (values.charts) {
  writeCharts(readRuns());
  process.exit();
}
const only = z.array(z.enum(SECTIONS)).parse(values.only.split(','));
const runs = values.quick ? 1 : 3;
const cache = `${ROOT}/node_modules/.cache/lively/bench`;
const [SITE, BASELINE] = [`${cache}/site`, `${cache}/baseline`];

const measured = values.quick
  ? [paths.home, paths.logIn, paths.signUp]
  : [...publicPaths, paths.logIn, paths.signUp];

/** The baseline's pages differ only in their copy, so Lighthouse runs on two of them. */
const TWINS: readonly string[] = [paths.home, paths.logIn];

const rows: Row[] = [];
const details: Record<string, unknown> = {};
const add = (what: string, unit: string, site: number, baseline = Number.NaN) => {
  rows.push({ what, unit, site, baseline });
};

// Otherwise the Admin SDK looks for Google's metadata server and warns that there is none.
process.env.METADATA_SERVER_DETECTION = 'none';
ensureBrowser();
console.log('Building …');
await runTool('tsx', 'site-build/build.ts', '--outDir', SITE);
const usual = ['--config', 'bench/baseline/vite.config.ts', '--outDir', BASELINE];
await runTool('vite', 'build', '--logLevel', 'warn', ...usual);

console.log('Starting …');
const needsBackend = only.some((section) => !['pages', 'lighthouse'].includes(section));
const backend = needsBackend ? await startTestBackend() : undefined;
const { hosting } = z
  .object({ hosting: z.unknown() })
  .parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
const site = await serveAsHosted(SITE, hosting);
const baseline = await serveAsHosted(BASELINE, hosting, '/index.html');
const browser = await launchBrowser();
const loadBefore = loadavg()[0];
/** Rough seconds of the steps, for the time that is left. */
const SECONDS = { page: 8, lighthouse: 20 * runs, logIn: 30 * runs, function: 90 };
const { print, progress, end } = createProgress();
const total = only
  .map((section) => {
    if (section === 'pages') return measured.length * SECONDS.page;
    if (section === 'log-in') return SECONDS.logIn;
    if (section === 'function') return SECONDS.function;
    return MODES.length * (measured.length + TWINS.length) * SECONDS.lighthouse;
  })
  .reduce((sum, seconds) => sum + seconds, 0);
let done = 0;
const finish = (seconds: number, what: string) => {
  done += seconds;
  progress(done, total, what);
};

try {
  if (only.includes('pages')) await benchPages();
  if (only.includes('function')) await benchFunction();
  if (only.includes('log-in')) await benchLogIn();
  if (only.includes('lighthouse')) await benchLighthouse();
} finally {
  await browser.close();
  await Promise.all([site.stop(), baseline.stop()]);
  await backend?.stop();
}

end();
printTable(rows);
const machine = {
  cores: availableParallelism(),
  node: process.version,
  loadBefore,
  loadAfter: loadavg()[0],
};
const run = { at: new Date().toISOString(), machine, runs, rows, weights: {}, ...details };
const path = saveRun(values.quick ? 'bench-results' : RESULTS, run);
const all = readRuns();
writeFileSync(`${path}.html`, pageOf(values.quick ? [...all, run] : all));
if (!values.quick) writeCharts(all);
console.log(`${path}.json, and a page of charts: ${path}.html`);

async function benchPages() {
  const weights: Record<string, unknown> = {};
  for (const path of measured) {
    const ofSite = await weighPage(browser, site.url + path);
    const ofBaseline = await weighPage(browser, baseline.url + path);
    weights[path] = { site: ofSite, baseline: ofBaseline };
    const scriptOf = (weight: typeof ofSite) => weight.cold.byType.Script ?? 0;
    add(rowNames.bytes(path), 'B', ofSite.cold.bytes, ofBaseline.cold.bytes);
    add(`${path} script`, 'B', scriptOf(ofSite), scriptOf(ofBaseline));
    add(`${path} requests`, '', ofSite.cold.requests, ofBaseline.cold.requests);
    add(`${path} bytes again`, 'B', ofSite.again.bytes, ofBaseline.again.bytes);
    finish(SECONDS.page, path);
  }
  details.weights = weights;
}

async function benchLighthouse() {
  for (const path of measured) {
    for (const mode of MODES) {
      const ofSite = await lighthouse(site.url + path, mode, runs);
      const hasTwin = TWINS.includes(path);
      const ofBaseline = hasTwin ? await lighthouse(baseline.url + path, mode, runs) : {};
      for (const [name, value] of Object.entries(ofSite)) {
        const unit = ['FCP', 'SI', 'LCP', 'TBT'].includes(name) ? 'ms' : '';
        add(rowNames.lighthouse(path, mode, name), unit, value, ofBaseline[name]);
      }
      finish((hasTwin ? 2 : 1) * SECONDS.lighthouse, `${path} ${mode}`);
    }
  }
}

async function benchLogIn() {
  const member = await makeMember(await createNewcomer());
  await setProfilePicture(member.uid);
  const ofSite = await timeLogIn(browser, site.url, member, runs);
  const ofBaseline = await timeLogIn(browser, baseline.url, member, runs);
  details.logIn = { site: ofSite.asked, baseline: ofBaseline.asked };
  finish(SECONDS.logIn, 'log-in');
  add('log-in: click to name, slow 4G', 'ms', ofSite.ms, ofBaseline.ms);
  print(['after the click:', ...ofSite.asked].join('\n  '));
}

async function benchFunction() {
  const loading = await benchLoading(values.quick ? 3 : 11);
  finish(SECONDS.function / 2, 'function: load');
  const first = await benchFirstClaim(Math.max(runs, 3));
  finish(SECONDS.function / 2, 'function: first claim');
  details.function = { loading, first };
  const { bundle, sdks } = loading;
  add(rowNames.load, 'CPU ms', bundle, sdks);
  add(rowNames.firstClaim, 'ms', first.first, first.second);
}

/** Runs a tool of the project in the environment of the local backend. */
async function runTool(...command: readonly string[]): Promise<void> {
  const [name = '', ...args] = command;
  const env = { ...process.env, ...testSiteEnv };
  const { status } = spawnSync(`node_modules/.bin/${name}`, args, { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
}
