import { accountCopy } from '../../../src/content/account';
import { home } from '../../../src/content/home';
import { support } from '../../../src/content/support';
import { messages } from '../../../src/shared/messages';
import { expect, heading, paths, test } from '../fixtures';
import { openHydrated } from '../hydrate';
import { scrollY } from '../page-state';
import { click, goFromTermsToCompany, inFooter, isSameDocument, openMarked } from './navigation';

test('each navigation replaces the metadata of the page', async ({ page }) => {
  await openHydrated(page, '/');
  const icons = page.locator('link[rel=icon]');
  const hrefs = () =>
    icons.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => new URL(href).pathname));
  expect(await hrefs()).toEqual(['/icons/studio-32.png', '/studio.svg']);
  await page.getByRole('main').getByRole('link', { name: 'Lively' }).click();
  await expect(page).toHaveTitle('A Daily Planner and Journal to Organize Your Life');
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/lively$/);
  expect(await hrefs()).toEqual(['/icons/lively-32.png', '/lively.svg']);
  await page.goBack();
  await expect(page).toHaveTitle('Developing Exciting Apps for Everyday Life');
});

test('each navigation moves the focus to the heading', async ({ page }) => {
  await openHydrated(page, '/lively');
  await inFooter(page, 'Support').click();
  await expect(heading(page)).toHaveText(support.heading);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText(home.hero.heading);
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText(support.heading);
  await expect(heading(page)).toBeFocused();
});

test('a fragment link moves the focus to its section', async ({ page }) => {
  await openHydrated(page, '/privacy');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).first().click();
  await expect(page).toHaveURL('/terms#age');
  await expect(page.locator('#age')).toBeFocused();
  await expect(page.locator('#age')).toBeInViewport();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('Back restores the scroll position', async ({ page }) => {
    await goFromTermsToCompany(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Terms of Service');
    await expect.poll(() => scrollY(page)).toBe(400);
    expect(await isSameDocument(page)).toBe(true);
  });
});

// For example, a deploy has removed the old scripts, or the network has failed.
test.describe('a page whose code fails to load', () => {
  test.use({ expectedConsole: /Failed to (load resource|fetch)|^Lively: / });

  test('shows an error, and loads with another attempt', async ({ page }) => {
    await openMarked(page, paths.home);
    await page.route('**/assets/forms-*.js', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).evaluate(click);
    await expect(heading(page)).toHaveText(messages.somethingWentWrong);
    await page.unrouteAll();
    await page.goBack();
    await expect(heading(page)).toHaveText(home.hero.heading);
    await page.goForward();
    await expect(heading(page)).toHaveText(accountCopy.signUp.heading);
    expect(await isSameDocument(page)).toBe(true);
  });
});
