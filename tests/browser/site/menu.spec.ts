import { expect, type Page, paths, test } from '../fixtures';
import { hydrate, openHydrated } from '../hydrate';
import { expectBackdropToClose, menu, opener } from './menu';

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

// The browser itself opens and closes the menu, also when scripts have loaded.
test.describe('the menu without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.goto(paths.home));

  test('closes with a click on the backdrop', async ({ page }) => {
    await opener(page).click();
    await expectBackdropToClose(page);
  });

  test('keeps the focus', async ({ page }) => {
    await opener(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    // After the last stop in the menu, the focus is on the browser's own controls.
    for (let stop = 1; stop <= 10; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(dialog *)'), `at stop ${stop}`).toHaveCount(0);
    }
  });

  test('returns the focus after Escape', async ({ page }) => {
    await opener(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test('Back closes the menu', async ({ page }) => {
  await openHydrated(page, paths.home);
  // A click can miss the link, which moves when the features above it are laid out.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(page).toHaveTitle('Blog | Lively');
  await opener(page).click();
  await page.goBack();
  await expect(page).toHaveTitle('A Daily Planner and Journal to Organize Your Life');
  await expect(menu(page)).toBeHidden();
});

for (const [path, ariaCurrent, marked] of [
  [paths.home, null, 'no link'],
  [paths.post('12012022'), 'true', 'the blog link'],
  ['/LIVELY/Blog/', 'page', 'the blog link'],
] as const) {
  test(`the navigation of ${path} marks ${marked}`, async ({ page }) => {
    const blogLink = { text: 'Blog', ariaCurrent, line: 'underline 3px' };
    // The link is in the header, and again in the menu.
    const expected = ariaCurrent ? [blogLink, blogLink] : [];
    // A mark that is only a color would be lost.
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    expect(await markedLinks(page)).toEqual(expected);
    await hydrate(page);
    expect(await markedLinks(page), 'after hydration').toEqual(expected);
  });
}

/** The links that are marked for screen readers or by a line, each with both of its marks. */
const markedLinks = (page: Page) =>
  page.locator('header nav a, dialog a').evaluateAll((links) =>
    links
      .map((link) => {
        const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
        const line = `${textDecorationLine} ${textDecorationThickness}`;
        return { text: link.textContent, ariaCurrent: link.ariaCurrent, line };
      })
      .filter(({ ariaCurrent, line }) => ariaCurrent !== null || line === 'underline 3px'),
  );
