import type { Page } from '@playwright/test';
import { browserOptions } from '../../tools/browser';
import { button } from './account-area';
import { expect, paths, test } from './fixtures';

// Classic scrollbars that take up space, as on Windows. Playwright hides them by default.
test.use({ launchOptions: { ...browserOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('an open menu moves nothing, dims the scrollbar gutter too, and locks scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(paths.blog);
  expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(0);
  const before = await boxes(page);
  await button(page, 'Open menu').click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect(await boxes(page)).toEqual(before);
  // The backdrop does not cover the gutter, which has the color of the root element.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [dimmed = [], gutter = []] = await page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const color = (element: Element | null, part?: string) =>
        element ? getComputedStyle(element, part).backgroundColor : '';
      const page = [color(document.body), color(document.querySelector('dialog'), '::backdrop')];
      return [page, [color(document.documentElement)]].map((layers) => {
        for (const layer of layers) {
          if (canvas) canvas.fillStyle = layer;
          canvas?.fillRect(0, 0, 1, 1);
        }
        return [...(canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])];
      });
    });
    for (const [channel, value] of dimmed.entries()) {
      expect(value, colorScheme).toBeLessThan(150);
      expect(Math.abs(value - (gutter[channel] ?? 0)), colorScheme).toBeLessThanOrEqual(2);
    }
  }

  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** The boxes of all elements outside the menu. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :not(dialog, dialog *)')].map((element) =>
      JSON.stringify([element.localName, element.getBoundingClientRect()]),
    ),
  );
