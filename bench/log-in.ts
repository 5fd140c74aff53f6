import { type Browser, devices } from '@playwright/test';
import { account as copy } from '../src/content/account';
import { paths } from '../src/content/pages';
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
  await page.getByRole('button', { name: copy.logIn.submit, exact: true }).click();
  await page.getByRole('heading', { name: copy.dashboard.welcome(member.name) }).waitFor();
  const ms = performance.now() - start;
  await page.close();
  return { ms };
}
