import type { Page } from '@playwright/test';
import { browserOptions } from '../../tools/browser';
import { expect, paths, test } from './fixtures';

// Classic scrollbars that take up space, as on Windows. Playwright hides them by default.
test.use({ launchOptions: { ...browserOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test.describe('an open menu with a scrollbar', () => {
  test.use({ viewport: { width: 1000, height: 700 } });

  test('causes no layout shift and locks scrolling', async ({ page }) => {
    await page.goto(paths.home);
    const before = await boxes(page);
    await openMenu(page);
    expect(await boxes(page)).toEqual(before);
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`dims the scrollbar gutter like the page, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(paths.home);
      expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(0);
      await openMenu(page);
      const [gutter = [], dimmedPage = []] = await page.evaluate(() => {
        const context = document
          .createElement('canvas')
          .getContext('2d', { willReadFrequently: true });
        const dialog = document.querySelector('dialog');
        if (!context || !dialog) throw new Error('no canvas or no dialog');
        const paint = (...layers: readonly string[]) => {
          for (const layer of layers) {
            context.fillStyle = layer;
            context.fillRect(0, 0, 1, 1);
          }
          return [...context.getImageData(0, 0, 1, 1).data];
        };
        const background = (element: Element, part?: string) =>
          getComputedStyle(element, part).backgroundColor;
        return [
          paint(background(document.documentElement)),
          paint(background(document.body), background(dialog, '::backdrop')),
        ];
      });
      const differences = gutter.map((value, channel) =>
        Math.abs(value - (dimmedPage[channel] ?? 0)),
      );
      expect(differences).toHaveLength(4);
      expect(Math.max(...differences)).toBeLessThanOrEqual(2);
    });
  }
});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The boxes of all elements outside the menu. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :not(dialog, dialog *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${x} ${y} ${width} ${height}`;
    }),
  );
