import type { Page } from '@playwright/test';
import { homeMockup } from '../../../src/content/mockups';
import { paths } from '../../../src/content/pages';
import { navigation } from '../../../src/content/site';
import { timeOfDay } from '../../../src/content/time-of-day';
import { expect, heading, hold, test, testWithoutScripts, waitForHydration } from '../fixtures';

const slider = (page: Page) => page.getByRole('slider', { name: timeOfDay.label, exact: true });
const backToNow = (page: Page) => page.getByRole('button', { name: timeOfDay.backToNow });
/** The hero's phone is an image to assistive technology. */
const phone = (page: Page) => page.getByRole('main').locator('figure').first();

async function openAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`2026-09-14T${time}`));
  await page.goto(paths.home);
}

async function expectHour(page: Page, valueText: string, event: string): Promise<void> {
  await expect(slider(page)).toHaveAttribute('aria-valuetext', valueText);
  const shown = phone(page).getByText(event, { exact: true }).filter({ visible: true });
  await expect(shown).toHaveCount(1);
}

/** The middle of the sun or the moon. */
async function sunOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await slider(page).locator('+ div').boundingBox();
  if (!box) throw new Error('The sun has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the home page opens at the hour of the visitor', async ({ page }) => {
  for (const [time, valueText, event] of [
    ['05:00', '5 AM, biology lab next', '8:30 – 10 AM'],
    ['04:59', '4 AM, biology lab tomorrow', 'Your day'],
  ] as const) {
    await openAt(page, time);
    await expectHour(page, valueText, event);
  }
});

test('the keyboard moves the day, and "Back to now" returns', async ({ page }) => {
  await openAt(page, '15:20');
  await expect(backToNow(page)).toBeHidden();
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectHour(page, '4 PM, movie night next', '7 – 9 PM');
  await page.keyboard.press('Home');
  await expectHour(page, '5 AM, biology lab next', '8:30 – 10 AM');
  await page.keyboard.press('End');
  await expectHour(page, '4 AM, biology lab tomorrow', 'Your day');
  await page.keyboard.press('Tab');
  await expect(backToNow(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
  await expect(backToNow(page)).toBeHidden();
  await expect(slider(page)).toBeFocused();
});

test('the mouse drags the sun, and drops it at the nearest hour', async ({ page }) => {
  await openAt(page, '08:10');
  // It sinks beside the headline.
  await slider(page).fill('18');
  const dusk = await sunOf(page);
  await page.mouse.move(dusk.x, dusk.y);
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expectHour(page, '5 AM, biology lab next', '8:30 – 10 AM');

  await slider(page).fill('8');
  const { x, y } = await sunOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 40, { steps: 5 });
  expect((await sunOf(page)).x).toBeCloseTo(x + 200, 0);
  await expectHour(page, '12 PM, rowing practice next', '3:30 – 5 PM');
  await page.mouse.move(x + 190, y, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('html')).toHaveCSS('--hour', '12');
  await slider(page).click({ position: { x: 1200, y: 300 } });
  await expectHour(page, '3 AM, biology lab tomorrow', 'Your day');
  // Text and phone are no sky.
  await heading(page).click();
  await phone(page).getByText('Your day').click();
  await expectHour(page, '3 AM, biology lab tomorrow', 'Your day');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test('a finger drags the sun, and scrolls where it moves up', async ({ page }) => {
    await openAt(page, '08:10');
    const session = await page.context().newCDPSession(page);
    type Point = { x: number; y: number };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    // Playwright's touchscreen only taps.
    const swipe = async (from: Point, to: Point) => {
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step += 1) {
        const at = (one: number, other: number) => one + ((other - one) * step) / 10;
        await touch('touchMove', { x: at(from.x, to.x), y: at(from.y, to.y) });
      }
      await touch('touchEnd');
    };
    const { x, y } = await sunOf(page);
    await swipe({ x, y }, { x: x + 100, y });
    await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
    await swipe({ x: x + 100, y }, { x: x + 103, y: y - 300 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
    await expect(page.locator('html')).toHaveCSS('--hour', '15');
  });
});

test('after Back from another document, the phone agrees with the sky', async ({ page }) => {
  await openAt(page, '08:10');
  await slider(page).fill('22');
  await page.goto(paths.about);
  await page.goBack();
  await page.waitForLoadState();
  await expectHour(page, '8 AM, biology lab next', '8:30 – 10 AM');
  await expect(page.locator('html')).toHaveCSS('--hour', '8');
});

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

test('the hour that was chosen survives hydration and a visit to another page', async ({
  page,
}) => {
  await openAt(page, '15:20');
  await slider(page).fill('22');
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await expectHour(page, '10 PM, biology lab tomorrow', 'Your day');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Download' }).click();
  await page.waitForURL(`**${paths.download}`);
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await expectHour(page, '10 PM, biology lab tomorrow', 'Your day');
  await backToNow(page).click();
  await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
});

test('it precedes the page after a navigation from another page', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-14T15:20'));
  const scripts = '**/assets/time-of-day-*.js';
  const release = await hold(page, scripts);
  const requested = page.waitForRequest(scripts);
  await page.goto(paths.about);
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: navigation.homeLabel }).click();
  await requested;
  await expect(phone(page)).toHaveCount(0);
  release();
  await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
  await slider(page).fill('8');
  await expectHour(page, '8 AM, biology lab next', '8:30 – 10 AM');
});

testWithoutScripts(
  'without scripts, five radio buttons choose the hour, beginning in the morning',
  async ({ page }) => {
    await page.goto(paths.home);
    await expect(slider(page)).toBeHidden();
    await expect(backToNow(page)).toBeHidden();
    const stops = page.getByRole('group', { name: timeOfDay.label }).getByRole('radio');
    await expect(stops).toHaveCount(5);
    await expect(stops.first()).toBeChecked();
    for (const [index, { label }] of timeOfDay.stops.entries()) {
      await page.getByRole('radio', { name: label, exact: true }).check();
      const { greeting = '', list } = homeMockup.parts[index] ?? {};
      for (const text of [greeting, list?.heading ?? ''])
        await expect(phone(page).getByText(text).filter({ visible: true })).toHaveCount(1);
    }
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the text of the scene is legible at every hour, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openAt(page, '08:10');
    const low: string[] = [];
    for (let hour: number = timeOfDay.hours.from; hour <= timeOfDay.hours.to; hour += 1) {
      await slider(page).fill(String(hour));
      const contrasts = await page.evaluate(contrastsInScene);
      expect(contrasts.length).toBeGreaterThan(16);
      for (const { text, ratio } of contrasts)
        if (ratio < 4.5) low.push(`${hour}: ${text} ${ratio.toFixed(2)}`);
    }
    expect(low).toEqual([]);
  });
}

/**
 * The contrast of each text with what is behind it (WCAG 1.4.3): each color of the sky, the header,
 * the sun or the moon, the water.
 */
function contrastsInScene(): { text: string; ratio: number }[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const hero = document.querySelector('main section');
  const header = document.querySelector('header');
  if (!context || !hero || !header) return [];
  const luminance = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const sky = getComputedStyle(hero).backgroundImage.match(/(oklab|rgb)\([^)]*\)/g) ?? [];
  const fills = (shapes: string) =>
    [...hero.querySelectorAll(shapes)].map((shape) => getComputedStyle(shape).fill);
  const behind: [parent: Element, texts: string, colors: string[]][] = [
    [hero, 'h1, h1 ~ p:not(:has(a)), p:has(~ h1)', sky],
    [
      header,
      ':scope > a, nav:not(dialog nav) a, div > a:not(dialog a)',
      [getComputedStyle(header).backgroundColor],
    ],
    [hero, 'fieldset > div > span', fills('fieldset circle:nth-child(4)')],
    [hero, 'fieldset > button', [...sky, ...fills('path[fill="var(--sea-2)"]')]],
  ];
  return behind.flatMap(([parent, texts, colors]) =>
    [...parent.querySelectorAll(texts)].flatMap((text) =>
      colors.map((color) => {
        const [low = 0, high = 0] = [color, getComputedStyle(text).color]
          .map(luminance)
          .sort((one, other) => one - other);
        return { text: text.textContent, ratio: (high + 0.05) / (low + 0.05) };
      }),
    ),
  );
}
