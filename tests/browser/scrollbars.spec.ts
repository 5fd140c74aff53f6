import type { Page } from '@playwright/test';
import { browserOptions } from '../../tools/browser';
import { button } from './account-area';
import { expect, paths, test } from './fixtures';

// Classic scrollbars that take up space, as on Windows. Playwright hides them by default.
test.use({ launchOptions: { ...browserOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('an open menu moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(paths.blog);
  expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(0);
  const before = await boxes(page);
  await button(page, 'Open menu').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await boxes(page)).toEqual(before);
});

/** The boxes of all elements outside the menu. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :not(dialog, dialog *)')].map((element) =>
      JSON.stringify([element.localName, element.getBoundingClientRect()]),
    ),
  );
