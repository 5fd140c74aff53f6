import type { Locator, Page } from '@playwright/test';
import { account } from '../../src/content/account';
import { brand } from '../../src/content/brand';
import { button, expect, heading, logIn, paths, test } from './fixtures';

// Checks both sides of each breakpoint in the specification.

async function at(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not shown');
  return found;
}

const pixels = (locator: Locator, property: string) =>
  locator.evaluate(
    (element, name) => Number.parseFloat(getComputedStyle(element).getPropertyValue(name)),
    property,
  );

test('forms have smaller text at 400 px, except in fields', async ({ page }) => {
  await page.goto(paths.signUp);
  const texts = [button(page, account.signUp.submit), page.getByText(account.signUp.consent)];
  const sizes = () => Promise.all(texts.map((text) => pixels(text, 'font-size')));
  await at(page, 401);
  const before = await sizes();
  await at(page, 400);
  const after = await sizes();
  for (const [index, size] of before.entries()) expect(after[index]).toBeLessThan(size);
  for (const width of [320, 400, 401]) {
    await at(page, width);
    for (const field of await page.locator('input, select').all()) {
      expect(await pixels(field, 'font-size')).toBeGreaterThanOrEqual(16);
    }
  }
});

for (const [path, name] of [
  [paths.logIn, account.logIn.heading],
  [paths.username, account.username.lockedHeading],
] as const) {
  test(`${path} is 28rem wide above 550 px, full width below, and narrow at 400 px`, async ({
    page,
  }) => {
    await page.goto(path);
    const h1 = page.getByRole('heading', { name });
    await h1.waitFor();
    const card = h1.locator('..');
    const logo = page.getByRole('banner').getByRole('link');
    for (const [width, cardWidth, padding, radius, logoX] of [
      [1280, 512, 32, 24, 96],
      [551, 512, 32, 24, 20],
      [550, 522, 20, 24, 20],
      [401, 373, 20, 24, 20],
      [400, 380, 14, 12, 14],
    ] as const) {
      await at(page, width);
      const outer = await box(card);
      const inner = await box(h1);
      expect(
        [outer.width, inner.x - outer.x, outer.width - inner.width, (await box(logo)).x],
        `${width} px`,
      ).toEqual([cardWidth, padding, 2 * padding, logoX]);
      expect(await pixels(card, 'border-top-left-radius'), `${width} px`).toBe(radius);
    }
  });
}

test('the log-in form has smaller gaps at 550 px and a left-aligned link at 400 px', async ({
  page,
}) => {
  await page.goto(paths.logIn);
  for (const [width, gap] of [
    [551, 20],
    [550, 14],
  ] as const) {
    await at(page, width);
    expect(await pixels(page.locator('form'), 'row-gap'), `${width} px`).toBe(gap);
  }
  const field = page.getByLabel(account.fields.email);
  const link = page.getByRole('link', { name: account.logIn.forgot });
  await at(page, 401);
  expect((await box(link)).x).toBeGreaterThan((await box(field)).x + 50);
  await at(page, 400);
  expect((await box(link)).x).toBeLessThan((await box(field)).x + 5);
});

test('labels are uppercase', async ({ page, newcomer }) => {
  const shown = () =>
    page
      .locator('label')
      .evaluateAll((all: HTMLElement[]) => all.map(({ innerText }) => innerText));
  await page.goto(paths.logIn);
  expect(await shown()).toEqual(['EMAIL', 'PASSWORD']);
  await logIn(page, newcomer);
  await expect(heading(page)).toHaveText(account.username.heading);
  expect(await shown()).toEqual(['USERNAME']);
});

test('the home page changes its layout at 700, 900, 1100 and 1200 px', async ({ page }) => {
  await page.goto(paths.home);
  const heroText = heading(page).locator('..');
  const scene = page.locator('main section').first().locator('svg').first();
  const features = page.locator('main section:has(ul)');
  const inner = features.first().locator('> div');
  const text = (index: number) => features.nth(index).getByRole('heading', { level: 2 });
  const phone = (index: number) => features.nth(index).locator('figure, [role=img]').first();
  const phoneWidth = async () => (await box(phone(0))).width;
  const heroPadding = () => pixels(heroText, 'padding-top');
  const alignment = () => heroText.evaluate((element) => getComputedStyle(element).textAlign);
  const featurePadding = () => pixels(features.first(), 'padding-top');
  const gap = () => pixels(inner, 'column-gap');
  const gutter = () => pixels(heroText, 'padding-left');
  /** The position of the phone relative to the text. */
  const side = async (index: number) => {
    const [one, other] = [await box(text(index)), await box(phone(index))];
    if (other.x >= one.x + one.width) return 'right';
    return other.x + other.width <= one.x ? 'left' : 'below';
  };
  const both = async <Value>(width: number, read: () => Promise<Value>) => {
    await at(page, width - 1);
    const before = await read();
    await at(page, width);
    return [before, await read()] as const;
  };
  const grows = async (width: number, read: () => Promise<number>, least: number) => {
    const [before, after] = await both(width, read);
    expect(after - before, `${width} px`).toBeGreaterThanOrEqual(least);
  };

  await grows(700, heroPadding, 10);
  await grows(700, gutter, 10);
  await grows(700, phoneWidth, 10);

  // The breakpoint is above 900 px, so 901 is the first width.
  expect(await both(901, alignment)).toEqual(['center', 'start']);
  expect(await both(901, () => scene.isVisible())).toEqual([false, true]);
  expect(await both(901, () => side(0))).toEqual(['below', 'left']);
  expect(await both(901, () => side(1))).toEqual(['below', 'right']);
  await grows(901, () => pixels(heroText, 'padding-bottom'), 50);

  await grows(1100, featurePadding, 10);
  await grows(1100, phoneWidth, 10);
  await grows(1200, gap, 10);
});

test('header and footer share their left edge, which moves at 700 px', async ({ page }) => {
  await page.goto(paths.home);
  const logo = page.getByRole('banner').getByRole('link').first();
  const footer = page.getByRole('contentinfo').getByText(brand.tagline);
  for (const [width, edge] of [
    [699, 20],
    [700, 32],
    [1280, 96],
  ] as const) {
    await at(page, width);
    expect((await box(logo)).x, `logo at ${width} px`).toBe(edge);
    expect((await box(footer)).x, `footer at ${width} px`).toBe(edge);
  }
});

test('the container is wider at 1300 and 1400 px', async ({ page }) => {
  await page.goto(paths.blog);
  for (const [width, container] of [
    [1299, 1152],
    [1300, 1248],
    [1399, 1248],
    [1400, 1344],
  ] as const) {
    await at(page, width);
    expect((await box(page.locator('main > div'))).width, `${width} px`).toBe(container);
  }
});

test('the menu has a dark backdrop', async ({ page }) => {
  await at(page, 390);
  await page.goto(paths.home);
  await button(page, 'Open menu').click();
  const color = await page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  const [red = 255, green = 255, blue = 255, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  expect(Math.max(red, green, blue)).toBeLessThan(50);
  expect(alpha).toBeGreaterThanOrEqual(0.5);
});
