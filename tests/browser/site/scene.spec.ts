import type { Locator } from '@playwright/test';
import { timeOfDay } from '../../../src/content/time-of-day';
import * as contrast from '../../support/contrast';
import { contrastOf } from '../../support/contrast';
import { callInPage } from '../../support/in-page';
import { expect, test } from '../fixtures';
import { openAt, slider } from './hero';

// What the home page's hero looks like.

test('the header has the color of the sky above the hero only', async ({ page }) => {
  await openAt(page, '23:10');
  const header = page.getByRole('banner');
  const colorOf = (element: Locator) =>
    element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const night = await colorOf(header);
  await slider(page).fill('12');
  expect(await colorOf(header)).not.toBe(night);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -100);
  await expect(header).toHaveCSS('background-color', await colorOf(page.locator('body')));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the text of the ${colorScheme} scene is legible at every time`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openAt(page, '08:10');
    // The sky gets dark between 7 and 8 PM; the text changes its color at half past.
    const times = [19.499, 19.501];
    for (let step = 1; step < 20; step += 1) times.push(19 + step / 20);
    const { from, to } = timeOfDay.hours;
    for (let hour: number = from; hour <= to; hour += 1) times.push(hour);
    const root = page.locator('html');
    const low: string[] = [];
    for (const time of times) {
      await root.evaluate((html, hour) => html.style.setProperty('--hour', `${hour}`), time);
      const contrasts = await callInPage(page, [contrast], contrastsInScene);
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
  if (!hero || !header) throw new Error('The page has no hero or no header.');
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
  const words = 'h1, h1 ~ p:not(:has(a)), p:has(~ h1)';
  const links = ':scope > a, nav:not(dialog nav) a, div > a:not(dialog a)';
  const sun = fills('fieldset circle:nth-child(4)');
  const water = fills('path[fill="var(--sea-2)"]');
  return [
    ...contrasts(hero, words, sky),
    ...contrasts(header, links, [getComputedStyle(header).backgroundColor]),
    ...contrasts(hero, 'fieldset > div:first-of-type > span', sun),
    ...contrasts(hero, 'fieldset button', [...sky, ...water]),
  ];
}
