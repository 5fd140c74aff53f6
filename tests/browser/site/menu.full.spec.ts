import { button } from '../account-area';
import { expect, paths, test } from '../fixtures';
import { openHydrated } from '../hydrate';
import { scrollY } from '../page-state';
import { circleOfSun, expectHour, openAt } from './hero';
import { expectBackdropToClose, menu, opener } from './menu';

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

// The browser itself opens and closes the menu, also when scripts have loaded.
test.describe('the menu without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.goto(paths.home));

  test('locks scrolling', async ({ page }) => {
    await opener(page).click();
    await page.mouse.move(40, 400);
    await page.mouse.wheel(0, 500);
    // Input is processed in order: when the click has closed the menu, the wheel event is done.
    await button(page, 'Close menu').click();
    await expect(menu(page)).toBeHidden();
    expect(await scrollY(page)).toBe(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  });
});

test('a tap on the backdrop does not reach what is below it', async ({ page }) => {
  await openAt(page, '22:10');
  const { y } = await circleOfSun(page);
  await opener(page).tap();
  // The left end of the slider is below this tap. Without the menu, it would choose 5 AM.
  await page.touchscreen.tap(10, y);
  await expect(menu(page)).toBeHidden();
  await expectHour(page, '10 PM');
});

test('a window that grows closes the menu', async ({ page }) => {
  await openHydrated(page, paths.home);
  await opener(page).click();
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1101, height: 700 });
  await expect(menu(page)).toBeHidden();
  // A menu that was hidden, but still open, would make the rest of the page inert.
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(paths.support);
});

test.describe('in a browser that lacks invoker commands', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      // Prevents the native behavior.
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    await page.goto(paths.home);
  });

  test('the button closes the menu', async ({ page }) => {
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await button(page, 'Close menu').click();
    await expect(menu(page)).toBeHidden();
  });

  test('a click on the backdrop closes the menu without closedby', async ({ page }) => {
    await page.locator('dialog').evaluate((dialog) => dialog.removeAttribute('closedby'));
    await opener(page).click();
    await expectBackdropToClose(page);
  });
});
