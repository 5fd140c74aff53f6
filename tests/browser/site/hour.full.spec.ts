import { navigation } from '../../../src/content/site';
import { timeOfDay } from '../../../src/content/time-of-day';
import { expect, type Page, paths, test, testWithoutScripts } from '../fixtures';
import { hydrate, openHydrated } from '../hydrate';
import { hold } from '../network';
import {
  backToNow,
  copied,
  expectHour,
  expectOnPhone,
  expectSky,
  openAt,
  phone,
  returnAt,
  shareButton,
  slider,
} from './hero';
import { homeTabOf } from './mockups';

// The hour of the home page's hero: how it is chosen, kept and shared.

test('a page that is left open follows the clock', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-09-14T12:50') });
  await page.goto(paths.home);
  await page.clock.fastForward('02:30:00');
  await expectHour(page, '3 PM');
});

test('a page that shows the current hour shows the one at which the visitor returns', async ({
  page,
}) => {
  await openAt(page, '12:50');
  await returnAt(page, '15:20');
  await expectHour(page, '3 PM');
});

test('a chosen hour stays, and needs no "Back to now" when it has come', async ({ page }) => {
  await openAt(page, '08:10');
  await slider(page).fill('12');
  await returnAt(page, '10:10');
  await expectHour(page, '12 PM');
  await returnAt(page, '12:10');
  await expectHour(page, '12 PM');
  await expect(backToNow(page)).toBeHidden();
});

test('the share button sends no query with the address of the hour', async ({ page, baseURL }) => {
  await page.addInitScript(
    'Navigator.prototype.share = async ({ url }) => { window.shared = url }',
  );
  await openAt(page, '08:10', '?q=private');
  await slider(page).fill('12');
  await shareButton(page).click();
  const url = new URL(`${paths.home}#12pm`, baseURL).href;
  await expect.poll(() => page.evaluate('window.shared')).toBe(url);
});

test('a browser without a clipboard says that nothing was copied', async ({ page }) => {
  await page.addInitScript(`
    Navigator.prototype.share = undefined;
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  `);
  await openAt(page, '08:10');
  await slider(page).fill('12');
  await shareButton(page).click();
  await expect(page.getByRole('status').getByText(timeOfDay.notCopied)).toBeVisible();
  await expect(copied(page)).toBeHidden();
});

test('Back from another document shows the hour of the visitor', async ({ page }) => {
  await openAt(page, '08:10');
  await slider(page).fill('22');
  await page.goto(paths.about);
  await page.goBack();
  await expectHour(page, '8 AM');
  await expectSky(page, 8);
});

test('Back after a client-side navigation shows the chosen hour', async ({ page }) => {
  await openAt(page, '15:20');
  await slider(page).fill('21');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Download' }).click();
  await page.waitForURL(`**${paths.download}`);
  await page.goBack();
  await expectHour(page, '9 PM');
});

test.describe('after a navigation from another page', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-09-14T15:20'));
    await openHydrated(page, paths.about);
  });

  const goHome = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: navigation.homeLabel }).click();

  test('the page waits for the code that shows its hour', async ({ page }) => {
    const scripts = '**/assets/time-of-day-*.js';
    const release = await hold(page, scripts);
    const requested = page.waitForRequest(scripts);
    await goHome(page);
    await requested;
    await expect(phone(page)).toHaveCount(0);
    release();
    await expectHour(page, '3 PM');
  });

  test('the controls of the hour work', async ({ page }) => {
    await goHome(page);
    await slider(page).fill('8');
    await expectHour(page, '8 AM');
    await backToNow(page).click();
    await expectHour(page, '3 PM');
  });
});

testWithoutScripts('radio buttons replace the slider without scripts', async ({ page }) => {
  await page.goto(paths.home);
  await expect(slider(page)).toBeHidden();
  await expect(backToNow(page)).toBeHidden();
  const stops = page.getByRole('group', { name: timeOfDay.label }).getByRole('radio');
  await expect(stops.first()).toBeChecked();
});

test('the phone below the hero shows the chosen hour', async ({ page }) => {
  await openAt(page, '08:10');
  await expectOnPhone(page, '8 AM', homeTabOf(page));
  await slider(page).fill('21');
  await expectOnPhone(page, '9 PM', homeTabOf(page));
});

test('at night, what is below the sky is in the dark scheme', async ({ page }) => {
  const section = homeTabOf(page);
  await openAt(page, '19:10');
  await expect(section).toHaveCSS('color-scheme', 'light dark');
  await slider(page).fill('20');
  await expect(section).toHaveCSS('color-scheme', 'dark');
});

test('other pages have no hour', async ({ page }) => {
  await openAt(page, '21:10');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Download' }).click();
  await page.waitForURL(`**${paths.download}`);
  await expect(page.locator('html')).toHaveCSS('--hour', '');
  await expect(page.getByRole('contentinfo')).toHaveCSS('color-scheme', 'light dark');
});
