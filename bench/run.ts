import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../local-backend/paths';
import { publicPaths } from '../src/app/prerendered-pages';
import { paths } from '../src/content/paths';
import { startTestBackend, testSiteEnv } from '../tests/support/backend';
import { createNewcomer, makeMember } from '../tests/support/people';
import { uploadPicture } from '../tests/support/pictures';
import { execute } from '../tests/support/prepared';
import { firestore } from '../tests/support/records';
import { ensureBrowser } from '../tools/browser';
import { launchBrowser } from './browser';
import { benchClaims } from './claims';
import { benchFirstClaim, benchLoading, benchTransports } from './function-start';
import { serveAsHosted } from './hosting-server';
import { lighthouse, MODES } from './lighthouse';
import { timeLogIn } from './log-in';
import { weighPage } from './pages';
import { type Row, save, table } from './report';

/*
 * Measures the site and its function against a conventional baseline (bench/baseline), in one run
 * on one machine. Only the ratios are comparable between machines.
 *
 *   npm run bench -- [--quick] [--only pages,lighthouse,log-in,claims,function]
 */
const SECTIONS = ['pages', 'lighthouse', 'log-in', 'claims', 'function'] as const;
const { values } = parseArgs({
  options: {
    /** Three pages instead of all, one run instead of three: to test the benchmark. */
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: SECTIONS.join() },
  },
});
const only = z.array(z.enum(SECTIONS)).parse(values.only.split(','));
const runs = values.quick ? 1 : 3;
const cache = `${ROOT}/node_modules/.cache/lively/bench`;
const [SITE, BASELINE] = [`${cache}/site`, `${cache}/baseline`];

const measured = values.quick
  ? [paths.home, paths.logIn, paths.signUp]
  : [...publicPaths, paths.logIn, paths.signUp];

const rows: Row[] = [];
const facts: Record<string, unknown> = {};
const add = (...more: Row[]) => {
  rows.push(...more);
  for (const row of more) console.log(table([row]).split('\n')[1]);
};

// Otherwise the Admin SDK looks for Google's metadata server and warns that there is none.
process.env.METADATA_SERVER_DETECTION = 'none';
ensureBrowser();
console.log('Building …');
await run('tsx', 'site-build/build.ts', '--outDir', SITE);
const usual = ['--config', 'bench/baseline/vite.config.ts', '--outDir', BASELINE];
await run('vite', 'build', '--logLevel', 'warn', ...usual);

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
try {
  if (only.includes('pages')) await benchPages();
  if (only.includes('function')) await benchFunction();
  if (only.includes('log-in')) await benchLogIn();
  if (only.includes('claims')) await benchSignUps();
  if (only.includes('lighthouse')) await benchLighthouse();
} finally {
  await browser.close();
  await Promise.all([site.stop(), baseline.stop()]);
  await backend?.stop();
}

console.log(`\n${table(rows)}\n`);
const machine = {
  cores: availableParallelism(),
  node: process.version,
  loadBefore,
  loadAfter: loadavg()[0],
};
console.log(`${save({ at: new Date().toISOString(), machine, runs, rows, ...facts })}`);

async function benchPages() {
  const weights: Record<string, unknown> = {};
  for (const path of measured) {
    const ours = await weighPage(browser, site.url + path);
    const theirs = await weighPage(browser, baseline.url + path);
    weights[path] = { ours, baseline: theirs };
    const scriptOf = (weight: typeof ours) => weight.cold.byType.Script ?? 0;
    add(
      { what: `${path} bytes`, unit: 'B', ours: ours.cold.bytes, baseline: theirs.cold.bytes },
      { what: `${path} script`, unit: 'B', ours: scriptOf(ours), baseline: scriptOf(theirs) },
      {
        what: `${path} requests`,
        unit: '',
        ours: ours.cold.requests,
        baseline: theirs.cold.requests,
      },
      {
        what: `${path} bytes again`,
        unit: 'B',
        ours: ours.again.bytes,
        baseline: theirs.again.bytes,
      },
    );
  }
  facts.weights = weights;
}

async function benchLighthouse() {
  for (const path of measured) {
    for (const mode of MODES) {
      const ours = await lighthouse(site.url + path, mode, runs);
      // The baseline's pages differ only in their copy, so two of them are enough.
      const hasTwin = path === paths.home || path === paths.logIn;
      const theirs = hasTwin ? await lighthouse(baseline.url + path, mode, runs) : {};
      for (const [name, value] of Object.entries(ours)) {
        const twin = theirs[name];
        add({
          what: `${path} ${mode} ${name}`,
          unit: ['FCP', 'SI', 'LCP', 'TBT'].includes(name) ? 'ms' : '',
          ours: value,
          ...(twin !== undefined && { baseline: twin }),
        });
      }
    }
  }
}

async function benchLogIn() {
  const member = await makeMember(await createNewcomer());
  const profilePicPath = await uploadPicture(member.uid);
  await firestore().collection('users').doc(member.uid).update({ profilePicPath });
  const ours = await timeLogIn(browser, site.url, member, runs);
  const theirs = await timeLogIn(browser, baseline.url, member, runs);
  facts.logIn = { ours: ours.asked, baseline: theirs.asked };
  add({ what: 'log-in: click to name, slow 4G', unit: 'ms', ours: ours.ms, baseline: theirs.ms });
  console.log(['after the click:', ...ours.asked].join('\n  '));
}

async function benchSignUps() {
  const { direct, usual, transaction, winners, ...claims } = await benchClaims(
    values.quick ? 40 : 200,
  );
  facts.claims = { direct, usual, transaction, winners, ...claims };
  const compare = (what: string, unit: string, figure: 'perSecond' | 'p50' | 'p95' | 'failed') =>
    add(
      {
        what: `claims: ${what}, client's query then set`,
        unit,
        ours: direct[figure],
        baseline: usual[figure],
      },
      {
        what: `claims: ${what}, transaction`,
        unit,
        ours: direct[figure],
        baseline: transaction[figure],
      },
    );
  compare('a second', '', 'perSecond');
  compare('p50', 'ms', 'p50');
  compare('p95', 'ms', 'p95');
  compare('failed', '', 'failed');
  add(
    { what: 'claims: a second, through the function', unit: '', ours: claims.function.perSecond },
    { what: 'claims: p50, through the function', unit: 'ms', ours: claims.function.p50 },
    { what: 'claims: p95, through the function', unit: 'ms', ours: claims.function.p95 },
    {
      what: 'claims: winners of one name, 20 at once',
      unit: '',
      ours: winners.function,
      baseline: winners.usual,
    },
  );
}

async function benchFunction() {
  const loading = await benchLoading(values.quick ? 3 : 11);
  const first = await benchFirstClaim(Math.max(runs, 3));
  const transports = await benchTransports(Math.max(runs, 3));
  facts.function = { loading, first, transports };
  const { ours, bare } = loading;
  const { grpc, rest } = transports;
  add(
    {
      what: 'function: load, against bare SDKs',
      unit: 'CPU ms',
      ours: ours.cpuMs,
      baseline: bare.cpuMs,
    },
    { what: 'function: memory when loaded', unit: 'MB', ours: ours.peakMb, baseline: bare.peakMb },
    {
      what: 'function: first claim, against a warm one',
      unit: 'ms',
      ours: first.first,
      baseline: first.second,
    },
    {
      what: 'function: first commit, gRPC against preferRest',
      unit: 'ms',
      ours: grpc.ms,
      baseline: rest.ms,
    },
    { what: 'function: the same', unit: 'CPU ms', ours: grpc.cpuMs, baseline: rest.cpuMs },
    { what: 'function: memory after it', unit: 'MB', ours: grpc.peakMb, baseline: rest.peakMb },
  );
}

/** Runs a tool of the project in the environment of the local backend. */
async function run(...command: readonly string[]): Promise<void> {
  const ended = await execute(command, { ...process.env, ...testSiteEnv });
  if (!ended) throw new Error(`${command.join(' ')} failed`);
}
