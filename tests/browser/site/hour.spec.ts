import { timeOfDay } from '../../../src/content/time-of-day';
import { expect, paths, test, testWithoutScripts } from '../fixtures';
import { focusFault } from '../focus';
import { backToNow, copied, expectHour, expectOnPhone, openAt, shareButton, slider } from './hero';

// The hour of the home page's hero: how it is chosen, kept and shared.

for (const [time, hash, hour] of [
  ['05:00', '', '5 AM'],
  ['04:59', '', '4 AM'],
  ['08:10', '#12pm', '12 PM'],
  ['08:10', '#9PM', '9 PM'],
  ['08:10', '#13pm', '8 AM'],
] as const) {
  test(`the home page${hash} opens at ${hour} for a visitor at ${time}`, async ({ page }) => {
    await openAt(page, time, hash);
    await expectHour(page, hour);
  });
}

test('the keyboard moves the day', async ({ page }) => {
  await openAt(page, '15:20');
  await slider(page).press('ArrowRight');
  await expectHour(page, '4 PM');
  expect(await focusFault(page)).toBeUndefined();
  await slider(page).press('Home');
  await expectHour(page, '5 AM');
  await slider(page).press('End');
  await expectHour(page, '4 AM');
});

test('"Back to now" returns to the hour of the visitor', async ({ page }) => {
  await openAt(page, '15:20');
  await expect(backToNow(page)).toBeHidden();
  await expect(page.getByText(timeOfDay.hints.byDay)).toBeVisible();
  await slider(page).press('Home');
  await expect(page.getByText(timeOfDay.hints.byDay)).toBeHidden();
  await backToNow(page).press('Enter');
  await expectHour(page, '3 PM');
  await expect(slider(page)).toBeFocused();
  await expect(backToNow(page)).toBeHidden();
});

test.describe('the share button without a share sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript('Navigator.prototype.share = undefined');
    await openAt(page, '08:10', '#9pm');
    await shareButton(page).click();
    await expect(copied(page)).toBeVisible();
  });

  test('copies the address of the hour', async ({ page, baseURL }) => {
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toBe(new URL(`${paths.home}#9pm`, baseURL).href);
  });

  test('hides its message with the next move of the sun', async ({ page }) => {
    await slider(page).fill('20');
    await expect(copied(page)).toBeHidden();
  });

  test('hides its message with "Back to now"', async ({ page }) => {
    await backToNow(page).click();
    await expect(copied(page)).toBeHidden();
  });
});

testWithoutScripts('radio buttons choose the hour without scripts', async ({ page }) => {
  await page.goto(paths.home);
  for (const hour of ['8 AM', '3 PM', '10 PM'] as const) {
    await page.getByRole('radio', { name: hour, exact: true }).check();
    await expectOnPhone(page, hour);
  }
});
