import { expect, type Page, paths, test } from './fixtures';
import { focusFault, MAX_STOPS } from './focus';

/** Presses Tab until the focus leaves the page. @returns a fault or undefined for each stop */
async function faultsAtStops(page: Page): Promise<(string | undefined)[]> {
  const faults: (string | undefined)[] = [];
  while (faults.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').count()) === 0) return faults;
    faults.push(await focusFault(page));
  }
  throw new Error('The focus is trapped.');
}

/** At this time, the sun, which is the thumb of the home page's slider, is on the first screen. */
const MORNING = '08:10';
/** The sky is dark, also in the light scheme. */
const EVENING = '20:10';

for (const [path, colorScheme, time] of [
  [paths.company, 'light', MORNING],
  [paths.home, 'light', MORNING],
  [paths.home, 'light', EVENING],
  [paths.home, 'dark', MORNING],
  [paths.premium, 'dark', MORNING],
  [paths.support, 'light', MORNING],
  [paths.terms, 'dark', MORNING],
  [paths.logIn, 'light', EVENING],
] as const) {
  test(`the focus is visible on ${path} in ${colorScheme} mode at ${time}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.clock.setFixedTime(new Date(`2026-09-14T${time}`));
    await page.goto(path);
    const faults = await faultsAtStops(page);
    expect(faults.length, 'tab stops').toBeGreaterThan(2);
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });
}
