import { timeOfDay } from '../../../src/content/time-of-day';
// `callInPage` sends this module to the page, where `contrastsInScene` calls a function by name.
import * as contrast from '../../support/contrast';
import { contrastOf } from '../../support/contrast';
import { callInPage } from '../../support/in-page';
import { expect, type Locator, test } from '../fixtures';
import { openAt, returnAt, slider } from './hero';

const colorOf = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

test('by day, the header has the color of the sky only while it is above the hero', async ({
  page,
}) => {
  await openAt(page, '23:10');
  const header = page.getByRole('banner');
  const night = await colorOf(header);
  await slider(page).fill('12');
  expect(await colorOf(header)).not.toBe(night);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).toHaveCSS('background-color', await colorOf(page.locator('body')));
});

test('at nightfall, the header turns dark also below the hero', async ({ page }) => {
  await openAt(page, '23:10');
  const header = page.getByRole('banner');
  const night = await colorOf(header);
  await openAt(page, '19:10');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).toHaveCSS('background-color', await colorOf(page.locator('body')));
  await returnAt(page, '23:10');
  await expect(header).toHaveCSS('background-color', night);
});

/** Every hour, and more times while the sky gets dark, between 7 and 8 PM. */
function timesOfSky(): number[] {
  const times: number[] = [];
  const { from, to } = timeOfDay.hours;
  for (let hour: number = from; hour <= to; hour += 1) times.push(hour);
  for (let minute = 3; minute < 60; minute += 3) times.push(19 + minute / 60);
  // The text changes its color at half past 7 PM.
  times.push(19.499, 19.501);
  return times;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the text of the ${colorScheme} scene is legible at every time`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openAt(page, '08:10');
    const root = page.locator('html');
    // Painting every time costs more than reading the colors.
    await root.evaluate((html) => html.style.setProperty('clip-path', 'inset(100%)'));
    const low: string[] = [];
    for (const time of timesOfSky()) {
      await root.evaluate((html, hour) => html.style.setProperty('--hour', `${hour}`), time);
      const contrasts = await callInPage(page, [contrast], contrastsInScene);
      for (const { text, ratio } of contrasts) {
        if (ratio < 4.5) low.push(`${time}: ${text} ${ratio.toFixed(2)}`);
      }
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
  const find = (root: Element, selectors: string) => {
    const found = [...root.querySelectorAll(selectors)];
    if (found.length === 0) throw new Error(`Nothing matches ${selectors}`);
    return found;
  };
  const fills = (shapes: string) => find(hero, shapes).map((shape) => getComputedStyle(shape).fill);
  const contrasts = (texts: readonly Element[], backgrounds: readonly string[]) =>
    texts.flatMap((text) => {
      const { color } = getComputedStyle(text);
      return backgrounds.map((background) => ({
        text: text.textContent,
        ratio: contrastOf(background, color),
      }));
    });
  const words = find(hero, 'h1, h1 ~ p:not(:has(a)), p:has(~ h1)');
  const links = find(header, 'a');
  const hour = find(hero, 'fieldset > div:first-of-type > span');
  const buttons = find(hero, 'fieldset button');
  const skyColors = getComputedStyle(hero).backgroundImage.match(/(oklab|rgb)\([^)]*\)/g);
  if (!skyColors) throw new Error('The sky has no colors.');
  const headerColor = getComputedStyle(header).backgroundColor;
  const sunColors = fills('fieldset circle[fill="var(--sun)"]');
  const waterColors = fills('path[fill="var(--sea-2)"]');
  return [
    ...contrasts(words, skyColors),
    ...contrasts(links, [headerColor]),
    ...contrasts(hour, sunColors),
    ...contrasts(buttons, [...skyColors, ...waterColors]),
  ];
}
