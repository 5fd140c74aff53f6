import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../fixtures';

const LINKS = [
  ['Download', '/lively/download'],
  ['Blog', '/lively/blog'],
  ['Support', '/lively/support'],
  ['About', '/lively/about'],
  ['Sign up', '/lively/signup'],
  ['Log in', '/lively/login'],
] as const;
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
/** Clicks the empty space of the menu below its links. */
const clickBesideLinks = async (page: Page) => {
  const box = await menu(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 3, 600);
};
const phone = { width: 390, height: 700 };

test.describe('the top nav', () => {
  test.use({ javaScriptEnabled: false });

  test('shows more links on wider screens', async ({ page }) => {
    await page.goto('/lively');
    const banner = page.getByRole('banner');
    const link = (name: string) => banner.getByRole('link', { name, exact: true });
    await expect(link('Lively home')).toHaveAttribute('href', '/lively');
    for (const [width, links, account, button] of [
      [1101, true, true, false],
      [1100, false, true, true],
      [701, false, true, true],
      [700, false, false, true],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      for (const [index, [name]] of LINKS.entries()) {
        await expect(link(name), `${width} px`).toBeVisible({
          visible: index < 4 ? links : account,
        });
      }
      await expect(opener(page)).toBeVisible({ visible: button });
    }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('opens, lists the links, locks scrolling and closes with its button', async ({ page }) => {
      await page.goto('/lively');
      await expect(menu(page)).toBeHidden();
      await opener(page).click();
      const links = menu(page).getByRole('link');
      await expect(links).toHaveText(LINKS.map(([name]) => name));
      for (const [index, [, href]] of LINKS.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', href);
      }
      await expect(menu(page).getByRole('separator')).toBeVisible();
      await page.mouse.move(40, 400);
      await page.mouse.wheel(0, 500);
      // Input is processed in order: when the click has closed the menu, the wheel event is done.
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu(page)).toBeHidden();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });

    test('closes on a click on the backdrop, but not on its empty space', async ({ page }) => {
      await page.goto('/lively');
      await opener(page).click();
      await clickBesideLinks(page);
      await expect(menu(page)).toBeVisible();
      await page.mouse.click(10, 400);
      await expect(menu(page)).toBeHidden();
    });

    test('works with the keyboard: traps and restores focus', async ({ page }) => {
      await page.goto('/lively');
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      const inside = () =>
        page.evaluate(() => {
          const { activeElement, body } = document;
          // Between the last and the first stop, focus is on the browser's own controls.
          return activeElement === body || activeElement?.closest('dialog') !== null;
        });
      for (let step = 0; step < LINKS.length + 4; step += 1) {
        await page.keyboard.press('Tab');
        expect(await inside(), `after ${step + 1} steps`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  });
}

test.describe('the menu', () => {
  test.use({ viewport: phone });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('opens, and a link closes it and navigates', async ({ page }) => {
      await page.goto('/lively');
      await opener(page).tap();
      await menu(page).getByRole('link', { name: 'Blog' }).tap();
      await expect(page).toHaveURL('/lively/blog');
      await expect(menu(page)).toBeHidden();
    });
  });

  test('closes on a link to the current page after hydration', async ({ page }) => {
    await page.goto('/lively/support');
    await opener(page).click();
    await waitForHydration(page);
    await menu(page).getByRole('link', { name: 'Support' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/lively/support');
  });

  test('closes when the window grows to the width of the top nav with links', async ({ page }) => {
    await page.goto('/lively');
    await opener(page).click();
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1101, height: 700 });
    await expect(menu(page)).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL('/lively/support');
  });

  test('closes on Back', async ({ page }) => {
    await page.goto('/lively');
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveTitle('Blog | Lively');
    await opener(page).click();
    await page.goBack();
    await expect(page).toHaveTitle('A Daily Planner and Journal to Organize Your Life');
    await expect(menu(page)).toBeHidden();
  });

  test('closes on its backdrop in a browser without closedby', async ({ page }) => {
    await page.goto('/lively');
    await page.locator('dialog').evaluate((dialog) => dialog.removeAttribute('closedby'));
    await opener(page).click();
    await clickBesideLinks(page);
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(menu(page)).toBeHidden();
  });

  test('works in a browser without invoker commands', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      // Prevents the native behavior.
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    await page.goto('/lively');
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
  });
});

for (const [path, current] of [
  ['/lively', null],
  ['/LIVELY/Blog/', 'page'],
  ['/lively/blog/12012022', 'true'],
] as const) {
  test(`the current page is marked on ${path}, before and after hydration`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const links = page.locator('header nav a, dialog a');
    const marks = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
          const isMarked = textDecorationLine === 'underline' && textDecorationThickness === '3px';
          return [link.textContent, link.getAttribute('aria-current'), isMarked];
        }),
      );
    const expected = [...LINKS.slice(0, 4), ...LINKS].map(([name]) => {
      const mark = name === 'Blog' ? current : null;
      return [name, mark, mark !== null];
    });
    expect(await marks()).toEqual(expected);
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    expect(await marks()).toEqual(expected);
  });
}

test.describe('the footer', () => {
  test.use({ javaScriptEnabled: false });

  test('has its columns, four social links and the legal links', async ({ page }) => {
    await page.goto('/lively');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['PRODUCT', 'RESOURCES', 'COMPANY']);
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
      'Download',
      'Blog',
      'Support',
      'About',
    ]);
    await expect(footer.getByRole('list', { name: 'Follow Lively' }).getByRole('link')).toHaveCount(
      4,
    );
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(footer.getByText('© 2024')).toBeVisible();
  });

  test('changes its layout at 550, 700, 900 and 1100 px', async ({ page }) => {
    await page.goto('/lively');
    const footer = page.getByRole('contentinfo');
    const parts = {
      brand: footer.getByText('Keeping you anchored').locator('..'),
      product: footer.getByRole('heading', { name: 'PRODUCT' }),
      resources: footer.getByRole('heading', { name: 'RESOURCES' }),
      social: footer.getByRole('list', { name: 'Follow Lively' }),
      terms: footer.getByRole('link', { name: 'Terms' }),
      copyright: footer.getByText('© 2024'),
    };
    /** Whether the second part is next to the first one, not below it. */
    const beside = async (left: keyof typeof parts, right: keyof typeof parts) => {
      const [a, b] = await Promise.all([parts[left].boundingBox(), parts[right].boundingBox()]);
      if (!a || !b) throw new Error('not shown');
      return b.x >= a.x + a.width && b.y < a.y + a.height && a.y < b.y + b.height;
    };
    for (const [width, ...expected] of [
      [549, false, false, false, false],
      [550, true, false, false, false],
      [700, true, true, false, false],
      [900, true, true, true, false],
      [1100, true, true, true, true],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      const layout = [
        await beside('product', 'resources'),
        await beside('terms', 'copyright'),
        await beside('brand', 'product'),
        await beside('resources', 'social'),
      ];
      expect(layout, `${width} px`).toEqual(expected);
    }
  });
});

test('the hero illustration shows only above 900 px', async ({ page }) => {
  await page.goto('/lively');
  const scene = page.locator('main section').first().locator('svg').first();
  for (const [width, visible] of [
    [900, false],
    [901, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(scene).toBeVisible({ visible });
  }
});
