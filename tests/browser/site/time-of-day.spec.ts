import type { Page } from '@playwright/test';
import { homeMockup } from '../../../src/content/mockups';
import { paths } from '../../../src/content/pages';
import { navigation } from '../../../src/content/site';
import { timeOfDay } from '../../../src/content/time-of-day';
import { expect, heading, test, testWithoutScripts } from '../fixtures';
import { hydrate } from '../hydrate';
import { hold } from '../network';

const slider = (page: Page) => page.getByRole('slider', { name: timeOfDay.label, exact: true });
const shareButton = (page: Page) => page.getByRole('button', { name: timeOfDay.share });
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

/** Shows any time, as while the sun is dragged. */
async function dragTo(page: Page, time: number): Promise<void> {
  await slider(page).evaluate((range, value) => {
    if (!(range instanceof HTMLInputElement)) return;
    range.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    range.value = String(value);
    range.dispatchEvent(new Event('input', { bubbles: true }));
  }, time);
}

for (const [time, valueText, event] of [
  ['05:00', '5 AM, biology lab next', '8:30 – 10 AM'],
  ['04:59', '4 AM, biology lab next', 'Yesterday'],
] as const) {
  test(`the home page opens at the hour of a visitor at ${time}`, async ({ page }) => {
    await openAt(page, time);
    await expectHour(page, valueText, event);
  });
}

test('the keyboard moves the day', async ({ page }) => {
  await openAt(page, '15:20');
  await slider(page).press('ArrowRight');
  await expectHour(page, '4 PM, rowing practice now', '3:30 – 5 PM');
  await slider(page).press('Home');
  await expectHour(page, '5 AM, biology lab next', '8:30 – 10 AM');
  await slider(page).press('End');
  await expectHour(page, '4 AM, biology lab next', 'Yesterday');
});

test('the Tab key leads from the slider to its buttons', async ({ page }) => {
  await openAt(page, '15:20');
  await slider(page).press('Home');
  await page.keyboard.press('Tab');
  await expect(shareButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(backToNow(page)).toBeFocused();
});

test('"Back to now" returns to the hour of the visitor', async ({ page }) => {
  await openAt(page, '15:20');
  await slider(page).press('Home');
  await backToNow(page).press('Enter');
  await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
  await expect(slider(page)).toBeFocused();
});

test('"Back to now" is hidden at the hour of the visitor', async ({ page }) => {
  await openAt(page, '15:20');
  await expect(backToNow(page)).toBeHidden();
  await slider(page).press('Home');
  await backToNow(page).press('Enter');
  await expect(backToNow(page)).toBeHidden();
});

test('the sun follows the mouse', async ({ page }) => {
  await openAt(page, '08:10');
  const { x, y } = await sunOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 40, { steps: 5 });
  expect((await sunOf(page)).x).toBeCloseTo(x + 200, 0);
  // Shortly before noon.
  await expectHour(page, '12 PM, lunch with Noor next', '12 – 1:30 PM');
});

test('the mouse drops the sun at the nearest hour', async ({ page }) => {
  await openAt(page, '08:10');
  const { x, y } = await sunOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 190, y, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('html')).toHaveCSS('--hour', '12');
  await expectHour(page, '12 PM, lunch with Noor now', '12 – 1:30 PM');
});

test('a click in the sky moves the sun', async ({ page }) => {
  await openAt(page, '08:10');
  await slider(page).click({ position: { x: 1200, y: 60 } });
  await expectHour(page, '3 AM, biology lab next', 'Yesterday');
});

test('a click beside the sky does not move the sun', async ({ page }) => {
  await openAt(page, '08:10');
  await heading(page).click();
  const event = phone(page).getByText('8:30 – 10 AM', { exact: true });
  await event.filter({ visible: true }).click();
  await expectHour(page, '8 AM, biology lab next', '8:30 – 10 AM');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });
  type Point = { readonly x: number; readonly y: number };

  /** Moves a finger, because Playwright's touchscreen only taps. */
  async function swipe(page: Page, from: Point, to: Point): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1) {
      const at = (one: number, other: number) => one + ((other - one) * step) / 10;
      await touch('touchMove', { x: at(from.x, to.x), y: at(from.y, to.y) });
    }
    await touch('touchEnd');
  }

  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  test('a finger drags the sun', async ({ page }) => {
    await openAt(page, '08:10');
    const { x, y } = await sunOf(page);
    await swipe(page, { x, y }, { x: x + 100, y });
    await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
  });

  test('a finger that moves up from the sun scrolls', async ({ page }) => {
    await openAt(page, '15:10');
    const { x, y } = await sunOf(page);
    await swipe(page, { x, y }, { x: x + 3, y: y - 300 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
    await expect(page.locator('html')).toHaveCSS('--hour', '15');
  });

  for (const width of [390, 844, 1024]) {
    test(`a finger that moves up beside the sun scrolls at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openAt(page, '16:10');
      const { x, y } = await sunOf(page);
      await swipe(page, { x: x + 130, y }, { x: x + 133, y: y - Math.min(300, y - 10) });
      await expect.poll(() => scrolled(page)).toBeGreaterThan(20);
      await expect(page.locator('html')).toHaveCSS('--hour', '16');
      await expect(slider(page)).toHaveValue('16');
    });
  }

  test('a finger that moves along the sky beside the sun moves it', async ({ page }) => {
    await openAt(page, '08:10');
    const { x, y } = await sunOf(page);
    await swipe(page, { x: x + 140, y }, { x: x + 100, y });
    await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
  });

  test('a tap in the sky moves the sun', async ({ page }) => {
    await openAt(page, '08:10');
    const { x, y } = await sunOf(page);
    await page.touchscreen.tap(x + 100, y);
    await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
  });

  test('a phone on its side shows the sun in the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openAt(page, '08:10');
    expect((await sunOf(page)).y).toBeLessThan(300);
  });
});

test('an address opens its hour', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-14T08:10'));
  await page.goto(`${paths.home}#9pm`);
  await expectHour(page, '9 PM, biology lab tomorrow', 'Your day');
});

test('the hour of an address survives hydration', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-14T08:10'));
  await page.goto(`${paths.home}#9pm`);
  await hydrate(page);
  await expectHour(page, '9 PM, biology lab tomorrow', 'Your day');
});

test('an address opens its hour after a navigation from another page', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-14T08:10'));
  await page.goto(paths.about);
  await hydrate(page);
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `${paths.home}#12am`);
  await expectHour(page, '12 AM, biology lab next', 'Yesterday');
});

test('an address that names no hour shows the hour of the visitor', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-14T08:10'));
  await page.goto(`${paths.home}#13pm`);
  await expectHour(page, '8 AM, biology lab next', '8:30 – 10 AM');
});

test.describe('without a share sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the share button copies the address of the hour', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
    });
    await page.goto(`${paths.home}?q=private`);
    await slider(page).fill('21');
    const copied = page.getByRole('status').getByText(timeOfDay.copied);
    await expect(copied).toBeHidden();
    await shareButton(page).click();
    await expect(copied).toBeVisible();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toBe(new URL(`${paths.home}#9pm`, baseURL).href);
  });

  test('the next move of the sun hides the message', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
    });
    await openAt(page, '08:10');
    const copied = page.getByRole('status').getByText(timeOfDay.copied);
    await shareButton(page).click();
    await expect(copied).toBeVisible();
    await slider(page).fill('20');
    await expect(copied).toBeHidden();
  });

  test('the message stays when the visitor uses another control', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
    });
    await page.goto(paths.home);
    await shareButton(page).click();
    const copied = page.getByRole('status').getByText(timeOfDay.copied);
    await expect(copied).toBeVisible();
    await phone(page).getByRole('radio').first().check();
    await expect(copied).toBeVisible();
  });
});

test('the share button sends the address of the hour', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const share = async ({ url = '' }: ShareData) =>
      document.documentElement.setAttribute('lang', url);
    Object.defineProperty(Navigator.prototype, 'share', { value: share });
  });
  await openAt(page, '08:10');
  await shareButton(page).click();
  const url = new URL(`${paths.home}#8am`, baseURL).href;
  await expect(page.locator('html')).toHaveAttribute('lang', url);
});

for (const [width, height] of [
  [320, 700],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the sun is clear of text and controls at each hour at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, '08:10');
    const faults: string[] = [];
    let last = await sunOf(page);
    for (let hour: number = timeOfDay.hours.from; hour <= timeOfDay.hours.to; hour += 1) {
      await slider(page).fill(String(hour));
      const sun = await sunOf(page);
      if (hour > timeOfDay.hours.from && Math.hypot(sun.x - last.x, sun.y - last.y) > 180)
        faults.push(`${hour}: moves by more than 180 px`);
      last = sun;
      for (const text of await page.evaluate(nearSun, 20)) faults.push(`${hour}: ${text}`);
    }
    expect(faults).toEqual([]);
  });
}

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
      expect(
        await word.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects().length;
        }),
        `at ${width} px`,
      ).toBe(1);
    }
  });
}

test('the printed hero is dark on white at night', async ({ page }) => {
  await openAt(page, '23:10');
  await page.emulateMedia({ media: 'print' });
  const texts = page
    .getByRole('main')
    .locator('section')
    .first()
    .locator('h1, h1 ~ p, p:has(~ h1), h1 ~ p a');
  const colors = await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).color));
  expect(colors.length).toBeGreaterThan(3);
  expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
});

test('the phone agrees with the sky after Back from another document', async ({ page }) => {
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

test('the chosen hour survives hydration', async ({ page }) => {
  await openAt(page, '15:20');
  await slider(page).fill('22');
  await hydrate(page);
  await expectHour(page, '10 PM, biology lab tomorrow', 'Your day');
});

test('the chosen hour survives a visit to another page', async ({ page }) => {
  await openAt(page, '15:20');
  await slider(page).fill('22');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Download' }).click();
  await page.waitForURL(`**${paths.download}`);
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await expectHour(page, '10 PM, biology lab tomorrow', 'Your day');
  // The buttons work, too, on the page that React has rendered.
  await backToNow(page).click();
  await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
});

test('it precedes the page after a navigation from another page', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-14T15:20'));
  const scripts = '**/assets/time-of-day-*.js';
  const release = await hold(page, scripts);
  const requested = page.waitForRequest(scripts);
  await page.goto(paths.about);
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: navigation.homeLabel }).click();
  await requested;
  await expect(phone(page)).toHaveCount(0);
  release();
  await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
  await slider(page).fill('8');
  await expectHour(page, '8 AM, biology lab next', '8:30 – 10 AM');
});

test('the sun sways after a navigation from another page', async ({ page }) => {
  await page.goto(paths.about);
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: navigation.homeLabel }).click();
  await expect(page.locator('html')).toHaveAttribute('data-is-idle');
});

testWithoutScripts('the slider is hidden without scripts', async ({ page }) => {
  await page.goto(paths.home);
  await expect(slider(page)).toBeHidden();
  await expect(backToNow(page)).toBeHidden();
});

testWithoutScripts('the day begins in the morning without scripts', async ({ page }) => {
  await page.goto(paths.home);
  const stops = page.getByRole('group', { name: timeOfDay.label }).getByRole('radio');
  await expect(stops).toHaveCount(5);
  await expect(stops.first()).toBeChecked();
});

testWithoutScripts('radio buttons choose the hour without scripts', async ({ page }) => {
  await page.goto(paths.home);
  for (const [index, { label }] of timeOfDay.stops.entries()) {
    if (!label) continue;
    await page.getByRole('radio', { name: label, exact: true }).check();
    const { greeting = '', list } = homeMockup.parts[index] ?? {};
    for (const text of [greeting, list?.heading ?? ''])
      await expect(phone(page).getByText(text).filter({ visible: true })).toHaveCount(1);
  }
});

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
      const contrasts = await page.evaluate(contrastsInScene);
      expect(contrasts.length).toBeGreaterThan(16);
      for (const { text, ratio } of contrasts)
        if (ratio < 4.5) low.push(`${time}: ${text} ${ratio.toFixed(2)}`);
    }
    expect(low).toEqual([]);
  });
}

/** The texts and controls of the first screen that are closer than some px to the sun or its glow. */
function nearSun(space: number): string[] {
  const sun = document.querySelector('input[type=range] + div')?.getBoundingClientRect();
  if (!sun) return ['There is no sun'];
  const x = sun.x + sun.width / 2;
  const y = sun.y + sun.height / 2;
  const glow = 0.7 * sun.width;
  const isNear = ({ left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < glow + space;
  const boxesOf = (element: Element) => {
    if (!element.matches('h1, p')) return [element.getBoundingClientRect()];
    const text = document.createRange();
    text.selectNodeContents(element);
    return [...text.getClientRects()];
  };
  const hero = 'main section:first-of-type :is(h1, p, a, button, figure):not(figure *)';
  return [...document.querySelectorAll(`header :is(a, button), ${hero}`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => boxesOf(element).some((box) => box.width > 0 && isNear(box)))
    .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 20)}`);
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
    [hero, 'fieldset > div:first-of-type > span', fills('fieldset circle:nth-child(4)')],
    [hero, 'fieldset button', [...sky, ...fills('path[fill="var(--sea-2)"]')]],
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
