// `callInPage` sends this module to the page, where `paleTexts` calls a function by its name.
import * as contrast from '../support/contrast';
import { contrastOf } from '../support/contrast';
import { callInPage } from '../support/in-page';
import { expect, paths, test } from './fixtures';

for (const path of [paths.terms, paths.support, paths.about, paths.post('09012023')]) {
  // Chromium overlaps grid rows at page breaks, and a flex box can print text in narrow columns.
  test(`the text of ${path} is printed in no grid or flex box`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(gridsAroundProse)).toBe(0);
  });
}

test('a page is printed without navigation', async ({ page }) => {
  await page.goto(paths.support);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
});

/** The number of grids and flex boxes with paragraphs or headings in them. Runs in the page. */
function gridsAroundProse(): number {
  const prose = [...document.querySelectorAll('main :is(p, h2)')].filter(
    (element) => element.checkVisibility() && !element.closest('li, nav'),
  );
  return [...document.querySelectorAll('main :is(div, section, article)')]
    .filter((block) => prose.some((element) => block.contains(element)))
    .filter((block) => /grid|flex/.test(getComputedStyle(block).display)).length;
}

for (const path of [paths.company, paths.home, paths.premium, paths.support, paths.logIn]) {
  test(`every text of ${path} is printed dark on white`, async ({ page }) => {
    // The text on the night's sky is pale.
    await page.clock.setFixedTime(new Date('2026-09-14T23:10'));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    expect(await callInPage(page, [contrast], paleTexts)).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}

/** The visible texts, except in images and mockups, that are pale on white. Runs in the page. */
function paleTexts(): string[] {
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  // Printers omit backgrounds, so all text is on white paper.
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasOwnText(element) && !element.closest('svg, figure, script, style'))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) => contrastOf(getComputedStyle(element).color, 'white') < 4.5)
    .map((element) => element.textContent);
}
