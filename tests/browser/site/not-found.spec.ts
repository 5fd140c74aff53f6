import { notFound } from '../../../src/content/not-found';
import { expect, heading, type Page, test, testWithoutScripts } from '../fixtures';
import { hydrate, openHydrated } from '../hydrate';

test.use({ expectedConsole: /status of 404/ });

const goBack = (page: Page) => page.getByRole('button', { name: 'Go back' });

/** Expects the navigation of the app in the header and in the footer, or in neither. */
async function expectLayout(page: Page, isInApp: boolean): Promise<void> {
  for (const name of ['Main', 'Footer']) {
    await expect(page.getByRole('navigation', { name })).toHaveCount(isInApp ? 1 : 0);
  }
}

for (const [path, isInApp] of [
  ['/nowhere', false],
  ['/livelyx', false],
  ['/lively/x/y', true],
  ['/LIVELY/Nowhere/', true],
] as const) {
  test(`${path} has ${isInApp ? 'the' : 'no'} layout of the app`, async ({ page }) => {
    await page.goto(path);
    await expectLayout(page, isInApp);
    const prerendered = await page.screenshot();
    await hydrate(page);
    await expectLayout(page, isInApp);
    expect(prerendered.equals(await page.screenshot()), 'looks the same when hydrated').toBe(true);
  });
}

testWithoutScripts('/lively/nowhere has its layout without scripts', async ({ page }) => {
  await page.goto('/lively/nowhere');
  await expectLayout(page, true);
});

test('the not-found page has each element of its head once after hydration', async ({ page }) => {
  await openHydrated(page, '/lively/nowhere');
  for (const element of [
    'title',
    '[rel=icon][sizes]',
    '[rel=icon][href$=svg]',
    '[rel=apple-touch-icon]',
    '[name=robots]',
  ]) {
    await expect.soft(page.locator(`head ${element}`), element).toHaveCount(1);
  }
});

test('before hydration, Go back leads to the previous page', async ({ page }) => {
  // The click starts hydration, which waits forever for this script.
  await page.route('**/assets/shared-*.js', () => {});
  await page.goto('/lively/support');
  await page.goto('/lively/about');
  await page.goto('/lively/nowhere');
  await goBack(page).click();
  await expect(page).toHaveURL('/lively/about');
});

test('Go back leads home from the first page of a tab', async ({ page, context }) => {
  await page.goto('/lively');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/nowhere', '_blank', 'noopener'));
  const tab = await opened;
  await expect(heading(tab)).toHaveText(notFound.heading);
  await tab.goto('/lively/about');
  await tab.goBack();
  await expect(heading(tab)).toHaveText(notFound.heading);
  // The length also counts the page of Forward, so it does not show that Back leads nowhere.
  expect(await tab.evaluate(() => window.history.length)).toBe(2);
  await goBack(tab).click();
  await expect(tab).toHaveURL('/lively');
});

testWithoutScripts('a link leads home without scripts', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(goBack(page)).toBeHidden();
  await page.getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL('/lively');
});
