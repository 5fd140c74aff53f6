import { expect, paths, test } from '../fixtures';
import { openHydrated } from '../hydrate';
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

test('a link to the current page closes the menu by touch', async ({ page }) => {
  await openHydrated(page, paths.blog);
  await opener(page).tap();
  await menu(page).getByRole('link', { name: 'Blog' }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(paths.blog);
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
