import { execFileSync } from 'node:child_process';
import { type Browser, devices } from '@playwright/test';
import { accountCopy } from '../src/content/account';
import { paths } from '../src/content/pages';
import { COMPLETE_SIGN_UP } from '../src/shared/callable';
import type { Member } from '../tests/support/accounts';

/** Lighthouse's slow 4G for DevTools throttling: milliseconds, and bytes per second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };

/**
 * The time from the click on 'Log in' to the name on the dashboard, on a slow phone connection. A
 * fast typist's 150 ms per key leave enough time for the prefetches.
 */
export async function timeLogIn(browser: Browser, site: string, member: Member) {
  const page = await browser.newPage(devices['Pixel 7']);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await page.goto(`${site}${paths.logIn}`, { waitUntil: 'networkidle' });
  for (const field of ['email', 'password'] as const) {
    await page.locator(`[name=${field}]`).pressSequentially(member[field], { delay: 150 });
  }
  const start = performance.now();
  await page.getByRole('button', { name: accountCopy.logIn.submit, exact: true }).click();
  await page.getByRole('heading', { name: accountCopy.dashboard.welcome(member.name) }).waitFor();
  const ms = performance.now() - start;
  await page.close();
  return { ms };
}

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
  const env = { ...process.env, FUNCTION_TARGET: COMPLETE_SIGN_UP, FUNCTIONS_EMULATOR: 'true' };
  return { ms: Number(execFileSync(process.execPath, args, { cwd: 'functions', env })) };
}
