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

for (const [path, colorScheme] of [
  [paths.company, 'light'],
  [paths.home, 'light'],
  [paths.home, 'dark'],
  [paths.premium, 'dark'],
  [paths.support, 'light'],
  [paths.terms, 'dark'],
] as const) {
  test(`the focus is visible on ${path} in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // At this hour, the sun, which is the thumb of the home page's slider, is on the first screen.
    await page.clock.setFixedTime(new Date('2026-09-14T08:10'));
    await page.goto(path);
    const faults = await faultsAtStops(page);
    expect(faults.length, 'tab stops').toBeGreaterThan(2);
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });
}
