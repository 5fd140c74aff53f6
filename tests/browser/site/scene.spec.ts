import type { Page } from '@playwright/test';
import { timeOfDay } from '../../../src/content/time-of-day';
import { CONTRAST, contrastOf } from '../../support/contrast';
import { callInPage } from '../../support/in-page';
import { expect, heading, paths, test } from '../fixtures';
import { openAt, slider } from './hero';

// What the home page's hero looks like.

test('the header has the color of the sky above the hero only', async ({ page }) => {
  await openAt(page, '23:10');
  const header = page.getByRole('banner');
  const color = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const night = await color();
  await slider(page).fill('12');
  expect(await color()).not.toBe(night);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -100);
  const bodyColor = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(header).toHaveCSS('background-color', bodyColor);
});

test('the printed hero is dark on white at night', async ({ page }) => {
  await openAt(page, '23:10');
  await page.emulateMedia({ media: 'print' });
  const hero = page.getByRole('main').locator('section').first();
  const texts = hero.locator('h1, h1 ~ p, p:has(~ h1), h1 ~ p a');
  const colors = await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).color));
  expect(colors.length).toBeGreaterThan(3);
  expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
});

for (const fontFamily of ['Figtree', 'monospace']) {
  test(`the headline does not break inside a word in ${fontFamily}`, async ({ page }) => {
    await page.goto(paths.home);
    await page.evaluate((font) => {
      const stylesheet = new CSSStyleSheet();
      stylesheet.replaceSync(`html { font-family: ${font} !important; }`);
      document.adoptedStyleSheets = [stylesheet];
    }, fontFamily);
    const word = heading(page).getByText('smooth-sailing', { exact: true });
    for (const width of [320, 390, 700, 844, 901, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await word.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, `at ${width} px`).toBe(1);
    }
  });
}

/** Shows any time, as while the sun is dragged. */
async function dragTo(page: Page, time: number): Promise<void> {
  await slider(page).evaluate((range, value) => {
    if (!(range instanceof HTMLInputElement)) return;
    range.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    range.value = String(value);
    range.dispatchEvent(new Event('input', { bubbles: true }));
  }, time);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the text of the ${colorScheme} scene is legible at every time`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openAt(page, '08:10');
    const { from, to } = timeOfDay.hours;
    const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    // The text changes its color between 7 and 8 PM, while the visitor drags the sun.
    const dusk = Array.from({ length: 39 }, (_, index) => 19 + (index + 1) / 40);
    const low: string[] = [];
    for (const time of [...hours, ...dusk, 19.499, 19.501]) {
      await dragTo(page, time);
      const contrasts = await callInPage(page, CONTRAST, contrastsInScene);
      expect(contrasts.length).toBeGreaterThan(16);
      for (const { text, ratio } of contrasts)
        if (ratio < 4.5) low.push(`${time}: ${text} ${ratio.toFixed(2)}`);
    }
    expect(low).toEqual([]);
  });
}

/**
 * The contrast of each text with what is behind it (WCAG 1.4.3): each color of the sky, the header,
 * the sun or the moon, the water. Runs in the page.
 */
function contrastsInScene(): { text: string; ratio: number }[] {
  const hero = document.querySelector('main section');
  const header = document.querySelector('header');
  if (!hero || !header) return [];
  const sky = getComputedStyle(hero).backgroundImage.match(/(oklab|rgb)\([^)]*\)/g) ?? [];
  const fills = (shapes: string) =>
    [...hero.querySelectorAll(shapes)].map((shape) => getComputedStyle(shape).fill);
  const contrasts = (parent: Element, texts: string, colors: readonly string[]) =>
    [...parent.querySelectorAll(texts)].flatMap((text) =>
      colors.map((color) => ({
        text: text.textContent,
        ratio: contrastOf(color, getComputedStyle(text).color),
      })),
    );
  const headerColor = getComputedStyle(header).backgroundColor;
  return [
    ...contrasts(hero, 'h1, h1 ~ p:not(:has(a)), p:has(~ h1)', sky),
    ...contrasts(header, ':scope > a, nav:not(dialog nav) a, div > a:not(dialog a)', [headerColor]),
    ...contrasts(
      hero,
      'fieldset > div:first-of-type > span',
      fills('fieldset circle:nth-child(4)'),
    ),
    ...contrasts(hero, 'fieldset button', [...sky, ...fills('path[fill="var(--sea-2)"]')]),
  ];
}
