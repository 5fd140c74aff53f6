import type { Page } from '@playwright/test';
import { button } from '../account-area';
import { expect, paths, test, testWithoutScripts } from '../fixtures';
import { hydrate } from '../hydrate';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => button(page, 'Open menu');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Clicks the empty space of the menu below its links, then the backdrop. */
async function clickBesideMenu(page: Page): Promise<void> {
  const box = await menu(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 3, 200);
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(menu(page)).toBeHidden();
}

test.use({ viewport: { width: 390, height: 700 } });

// The snapshot of the home page has its links.
for (const [scripts, run] of [
  ['with', test],
  ['without', testWithoutScripts],
] as const) {
  run(`the open menu locks scrolling ${scripts} scripts`, async ({ page }) => {
    await page.goto(paths.home);
    await expect(menu(page)).toBeHidden();
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

  run(`a click beside the menu closes it ${scripts} scripts`, async ({ page }) => {
    await page.goto(paths.home);
    await opener(page).click();
    await clickBesideMenu(page);
  });

  run(`the menu keeps the focus ${scripts} scripts`, async ({ page }) => {
    await page.goto(paths.home);
    await opener(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    for (let step = 1; step <= 10; step += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first stop, focus is on the browser's own controls.
      const isInside = await page.evaluate(
        () =>
          document.activeElement?.closest('dialog, body > *') === null ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside, `after ${step} steps`).toBe(true);
    }
  });

  run(`Escape returns from the menu to its button ${scripts} scripts`, async ({ page }) => {
    await page.goto(paths.home);
    await opener(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a link to the current page closes the menu', async ({ page }) => {
    await page.goto(paths.blog);
    await hydrate(page);
    await opener(page).tap();
    await menu(page).getByRole('link', { name: 'Blog' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(paths.blog);
  });
});

test('Back closes the menu', async ({ page }) => {
  await page.goto(paths.home);
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle('Blog | Lively');
  await opener(page).click();
  await page.goBack();
  await expect(page).toHaveTitle('A Daily Planner and Journal to Organize Your Life');
  await expect(menu(page)).toBeHidden();
});

test('a window that grows closes the menu', async ({ page }) => {
  await page.goto(paths.home);
  await hydrate(page);
  await opener(page).click();
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1101, height: 700 });
  await expect(menu(page)).toBeHidden();
  // The closed menu does not cover the page.
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

  test('a click beside the menu closes it without closedby', async ({ page }) => {
    await page.locator('dialog').evaluate((dialog) => dialog.removeAttribute('closedby'));
    await opener(page).click();
    await clickBesideMenu(page);
  });
});

for (const [path, expected] of [
  [paths.home, []],
  [paths.post('12012022'), ['Blog true true', 'Blog true true']],
  ['/LIVELY/Blog/', ['Blog page true', 'Blog page true']],
] as const) {
  test(`the header of ${path} marks the current page`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    expect(await markedLinks(page)).toEqual(expected);
    await hydrate(page);
    expect(await markedLinks(page), 'after hydration').toEqual(expected);
  });
}

/** The links of the navigation and of the menu that are marked, with `aria-current` and by a line. */
const markedLinks = (page: Page) =>
  page.locator('header nav a, dialog a').evaluateAll((links) =>
    links.flatMap((link) => {
      const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
      const isMarked = textDecorationLine === 'underline' && textDecorationThickness === '3px';
      const current = link.getAttribute('aria-current');
      return current || isMarked ? [`${link.textContent} ${current} ${isMarked}`] : [];
    }),
  );
