import { button } from '../account-area';
import { expect, type Page, paths, test } from '../fixtures';
import { hydrate, openHydrated } from '../hydrate';
import { circleOfSun, expectHour, openAt } from './hero';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => button(page, 'Open menu');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Clicks the left edge of the menu, which keeps it open, then the backdrop, which closes it. */
async function expectBackdropToClose(page: Page): Promise<void> {
  await menu(page).click({ position: { x: 3, y: 200 } });
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(menu(page)).toBeHidden();
}

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

test('a tap on the backdrop does not reach what is below it', async ({ page }) => {
  await openAt(page, '22:10');
  const { y } = await circleOfSun(page);
  await opener(page).tap();
  // The left end of the slider is below this tap. Without the menu, it would choose 5 AM.
  await page.touchscreen.tap(10, y);
  await expect(menu(page)).toBeHidden();
  await expectHour(page, '10 PM');
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
