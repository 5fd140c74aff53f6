import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, devices } from '@playwright/test';
import { z } from 'zod';
import { accountCopy } from '../src/content/account';
import { paths } from '../src/content/pages';
import { COMPLETE_SIGN_UP } from '../src/shared/callable';
import type { TestAccount } from '../tests/support/accounts';
import { findBrowser } from '../tools/browser';

export type Figures = Readonly<Record<string, number>>;

/** Downloaded on demand: as a dependency, it would add 140 packages to every install. */
const LIGHTHOUSE = ['--yes', 'lighthouse@12.8.2', '--quiet', '--output=json'];
const CHROME_FLAGS = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';

const audit = z.object({ numericValue: z.number() });
const resultSchema = z.object({
  audits: z.object({ 'first-contentful-paint': audit, 'largest-contentful-paint': audit }),
  categories: z.record(z.string(), z.object({ score: z.number() })),
});

/**
 * First and largest contentful paint in ms, and the scores (0 to 100), on an emulated phone. Slow
 * 4G is calculated from a fast load (`simulate`), or applied in the browser (`devtools`).
 */
export async function lighthouse(url: string, throttling: 'simulate' | 'devtools') {
  const { stdout } = await promisify(execFile)(
    'npx',
    [...LIGHTHOUSE, `--throttling-method=${throttling}`, CHROME_FLAGS, url],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { audits, categories } = resultSchema.parse(JSON.parse(stdout));
  const scores = Object.entries(categories).map(
    ([name, { score }]) => [name, score * 100] as const,
  );
  return {
    'FCP ms': audits['first-contentful-paint'].numericValue,
    'LCP ms': audits['largest-contentful-paint'].numericValue,
    ...Object.fromEntries(scores),
  };
}

/** Lighthouse's slow 4G for DevTools throttling: milliseconds, and bytes per second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };

/**
 * The time from the click on 'Log in' to the name on the dashboard, on a slow phone connection. A
 * fast typist's 150 ms per key leave enough time for the prefetches.
 */
export async function timeLogIn(browser: Browser, site: string, member: TestAccount) {
  const page = await browser.newPage(devices['Pixel 7']);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await page.goto(`${site}${paths.logIn}`, { waitUntil: 'networkidle' });
  for (const field of ['email', 'password'] as const) {
    await page.locator(`[name=${field}]`).pressSequentially(member[field], { delay: 150 });
  }
  const start = performance.now();
  await page.getByRole('button', { name: accountCopy.logIn.submit, exact: true }).click();
  await page
    .getByRole('heading', { name: `${accountCopy.dashboard.welcome} ${member.name}` })
    .waitFor();
  const ms = performance.now() - start;
  await page.close();
  return { ms };
}

/** A program that imports the modules in its arguments, and prints the CPU time that this takes. */
const PRINT_CPU_MS = `
  const before = process.cpuUsage();
  for (const module of process.argv.slice(1)) await import(module);
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1000);
  process.exit();
`;

/** The CPU time of a new process for loading modules, which resolve from the folder `functions`. */
export async function timeLoad(...modules: readonly string[]) {
  const args = ['--input-type=module', '--eval', PRINT_CPU_MS, ...modules];
  // The function's module reads its configuration, as in the emulator.
  const env = { ...process.env, FUNCTION_TARGET: COMPLETE_SIGN_UP, FUNCTIONS_EMULATOR: 'true' };
  return { ms: Number(execFileSync(process.execPath, args, { cwd: 'functions', env })) };
}
