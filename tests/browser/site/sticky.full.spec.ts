import { tableOfContentsHeading } from '../../../src/content/site';
import { support } from '../../../src/content/support';
import { expect, type Page, paths, test } from '../fixtures';
import { scrollY } from '../page-state';

// What stays in view of a visitor who scrolls.

const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();

test.describe('the header', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(paths.home);
    await page.mouse.wheel(0, 900);
    await expect(logo(page)).not.toBeInViewport();
  });

  test('appears while the visitor scrolls up', async ({ page }) => {
    await page.mouse.wheel(0, -100);
    await expect(logo(page)).toBeInViewport();
  });

  test('appears with the focus', async ({ page }) => {
    await logo(page).focus();
    await expect(logo(page)).toBeInViewport();
  });

  test('stays with the focus while the visitor scrolls down', async ({ page }) => {
    await logo(page).focus();
    const before = await scrollY(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollY(page)).toBe(before + 300);
    await expect(logo(page)).toBeInViewport();
  });
});

test('the table of contents of the terms stays in view on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.terms);
  const contents = page.getByRole('navigation', { name: tableOfContentsHeading });
  await page.getByRole('heading', { name: 'Contact' }).scrollIntoViewIfNeeded();
  // In a taller fallback font, the end of the page pushes the list's top out of view by pixels.
  await expect(contents).toBeInViewport({ ratio: 0.95 });
});

test.describe('the head of the comparison', () => {
  const top = (page: Page) =>
    page
      .getByRole('columnheader')
      .last()
      .evaluate((element) => element.getBoundingClientRect().top);

  test.beforeEach(async ({ page }) => {
    await page.goto(paths.premium);
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 100);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('stays at the top of the window while the header is out of view', async ({ page }) => {
    await expect.poll(() => top(page)).toBe(0);
  });

  test('stays below a header with the focus while the visitor scrolls down', async ({ page }) => {
    const header = page.getByRole('banner');
    await logo(page).focus();
    const before = await scrollY(page);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollY(page)).toBe(before + 100);
    await expect(header).toBeInViewport({ ratio: 1 });
    const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(() => top(page)).toBeGreaterThanOrEqual(bottom);
  });
});

test('the header does not cover the table of contents of the support page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.support);
  const header = page.getByRole('banner');
  const contents = page.getByRole('navigation', { name: support.contentsLabel });
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport({ ratio: 1 });
  const headerBottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  const contentsTop = await contents.evaluate((element) => element.getBoundingClientRect().top);
  expect(contentsTop).toBeGreaterThanOrEqual(headerBottom);
});
