import type { Browser } from '@playwright/test';
import { account as copy } from '../src/content/account';
import { paths } from '../src/content/paths';
import type { Member } from '../tests/support/accounts';
import { median } from '../tests/support/percentile';
import { phone, watchedPage } from './browser';

/** Lighthouse's slow 4G (1.6 Mbit/s, 150 ms) with its factors for DevTools throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** A fast typist on a phone. */
const MS_PER_KEY = 150;

/**
 * The time from the click on 'Log in' to the name on the dashboard, on a slow phone connection. The
 * prefetches during typing are complete by then.
 *
 * @returns the median in milliseconds, and the requests after the click, each with its time
 */
export async function timeLogIn(browser: Browser, site: string, member: Member, runs: number) {
  const times: number[] = [];
  let asked: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await phone(browser);
    const { page, session, requests } = await watchedPage(context);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(`${site}${paths.logIn}`, { waitUntil: 'networkidle' });
    for (const field of ['email', 'password'] as const) {
      await page.locator(`[name=${field}]`).pressSequentially(member[field], { delay: MS_PER_KEY });
    }
    const before = requests.length;
    const start = performance.now();
    await page.getByRole('button', { name: copy.logIn.submit, exact: true }).click();
    await page.getByRole('heading', { name: copy.dashboard.welcome(member.name) }).waitFor();
    times.push(performance.now() - start);
    await page.waitForLoadState('networkidle');
    const after = requests.slice(before);
    const first = after[0]?.startedAt ?? 0;
    asked = after.map(
      ({ url, type, startedAt }) =>
        `${Math.round(startedAt - first)} ms ${type} ${new URL(url).pathname.slice(0, 70)}`,
    );
    await context.close();
  }
  return { ms: median(times), asked };
}
