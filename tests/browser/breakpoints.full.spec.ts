import type { Locator, Page } from '@playwright/test';
import { brand } from '../../src/content/brand';
import { download } from '../../src/content/download';
import { button, copy, field } from './account-area';
import { expect, heading, paths, test, testWithoutScripts } from './fixtures';
import { showDashboard } from './open-as';
import { pictureOf } from './profile-picture';

// The layout at both sides of each breakpoint in the specification, and two rules for every width.

/** Resizes the window to each width of `expected`, and compares what `read` finds there. */
async function expectAt<Found>(
  page: Page,
  read: () => Promise<Found>,
  expected: Readonly<Record<number, Found>>,
): Promise<void> {
  const found: Record<string, Found> = {};
  for (const width of Object.keys(expected)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    found[width] = await read();
  }
  expect(found).toEqual(expected);
}

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error(`${locator} is not visible.`);
  return found;
}

/** Whether the elements are side by side, in this order. */
async function isBeside(left: Locator, right: Locator): Promise<boolean> {
  const [leftBox, rightBox] = await Promise.all([box(left), box(right)]);
  const isToTheRight = rightBox.x >= leftBox.x + leftBox.width;
  const startsAboveEnd = rightBox.y < leftBox.y + leftBox.height;
  const endsBelowStart = leftBox.y < rightBox.y + rightBox.height;
  return isToTheRight && startsAboveEnd && endsBelowStart;
}

/** A length of the computed style in px. */
const pixels = (locator: Locator, property: string) =>
  locator.evaluate(
    (element, name) => Number.parseFloat(getComputedStyle(element).getPropertyValue(name)),
    property,
  );

test('the birthday of the sign-up is in a column below 550 px', async ({ page }) => {
  await page.goto(paths.signUp);
  const isInOneRow = async () =>
    (await isBeside(field(page, 'birthMonth'), field(page, 'birthDay'))) &&
    isBeside(field(page, 'birthDay'), field(page, 'birthYear'));
  await expectAt(page, isInOneRow, { 549: false, 550: true });
});

const fontSizes = (texts: Locator[]) => Promise.all(texts.map((text) => pixels(text, 'font-size')));

test('the sign-up has smaller text up to 400 px', async ({ page }) => {
  await page.goto(paths.signUp);
  const texts = [button(page, copy.signUp.submit), page.getByText(copy.signUp.consent)];
  await expectAt(page, () => fontSizes(texts), { 400: [15, 13], 401: [16, 14] });
});

// iOS zooms in when a field with smaller text gets the focus.
test('the fields of the sign-up have at least 16 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(paths.signUp);
  const sizes = await fontSizes(await page.locator('input, select').all());
  expect(Math.min(...sizes)).toBe(16);
});

test('the card of an account page has more padding in a wider window', async ({ page }) => {
  await page.goto(paths.logIn);
  const title = page.getByRole('heading', { name: copy.logIn.heading });
  const card = title.locator('..');
  const layout = async () => {
    const [outer, inner] = await Promise.all([box(card), box(title)]);
    return { width: outer.width, padding: inner.x - outer.x };
  };
  await expectAt(page, layout, {
    400: { width: 360, padding: 16 },
    401: { width: 361, padding: 20 },
    550: { width: 510, padding: 20 },
    551: { width: 512, padding: 32 },
    1280: { width: 512, padding: 32 },
  });
});

test('the locked page has a lock from 301 px', async ({ page }) => {
  await page.goto(paths.username);
  await page.getByText(copy.username.lockedHeading).waitFor();
  await expectAt(page, () => page.locator('main svg').isVisible(), { 300: false, 301: true });
});

test('the labels of the log-in are uppercase', async ({ page }) => {
  await page.goto(paths.logIn);
  await expect(page.locator('label')).toHaveText(['EMAIL', 'PASSWORD'], { useInnerText: true });
});

test("the dashboard's picture has 75% of the window, and at most 550 px", async ({
  page,
  member,
}) => {
  await showDashboard(page, member);
  const picture = pictureOf(page, member);
  await expect(picture).toHaveJSProperty('complete', true);
  const layout = async () => {
    const { width, height } = await box(picture);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return { size: `${width} x ${height}`, overflow };
  };
  await expectAt(page, layout, {
    360: { size: '270 x 270', overflow: 0 },
    600: { size: '450 x 450', overflow: 0 },
    1100: { size: '550 x 550', overflow: 0 },
    1101: { size: '550 x 550', overflow: 0 },
    1280: { size: '550 x 550', overflow: 0 },
  });
});

test('the dashboard has a QR code from 1101 px', async ({ page, member }) => {
  await showDashboard(page, member);
  const qrCode = page.getByRole('img', { name: download.qrCode.alt });
  await expectAt(page, () => qrCode.isVisible(), { 1100: false, 1101: true });
});

test('the steps of the download page have the whole width up to 899 px', async ({ page }) => {
  await page.goto(paths.download);
  const steps = page.getByRole('region', { name: download.steps.heading });
  const hasWholeWidth = async () =>
    (await box(steps)).width === (await box(steps.locator('..'))).width;
  await expectAt(page, hasWholeWidth, { 899: true, 900: false });
});

test('the home page grows its gaps with the window', async ({ page }) => {
  await page.goto(paths.home);
  const heroText = heading(page).locator('..');
  const feature = page.locator('main section:has(ul)').first();
  for (const { width, element, gap, leastGrowth } of [
    { width: 700, element: heroText, gap: 'padding-top', leastGrowth: 10 },
    { width: 700, element: heroText, gap: 'padding-left', leastGrowth: 10 },
    { width: 901, element: heroText, gap: 'padding-bottom', leastGrowth: 50 },
    { width: 1100, element: feature, gap: 'padding-top', leastGrowth: 10 },
    { width: 1200, element: feature.locator('> div'), gap: 'column-gap', leastGrowth: 10 },
  ]) {
    await page.setViewportSize({ width: width - 1, height: 800 });
    const before = await pixels(element, gap);
    await page.setViewportSize({ width, height: 800 });
    const growth = (await pixels(element, gap)) - before;
    expect.soft(growth, `${gap} at ${width} px`).toBeGreaterThanOrEqual(leastGrowth);
  }
});

test('the home page shows its phones beside the text from 700 px, and its scene from 901 px', async ({
  page,
}) => {
  await page.goto(paths.home);
  const heroText = heading(page).locator('..');
  const scene = page.locator('main section').first().locator('svg').first();
  const features = page.locator('main section:has(ul)');
  const text = (index: number) => features.nth(index).getByRole('heading', { level: 2 });
  const phone = (index: number) => features.nth(index).locator('figure, [role=img]').first();
  const layout = async () => ({
    alignment: await heroText.evaluate((element) => getComputedStyle(element).textAlign),
    hasScene: await scene.isVisible(),
    firstPhone: (await isBeside(phone(0), text(0))) ? 'left' : 'below',
    secondPhone: (await isBeside(text(1), phone(1))) ? 'right' : 'below',
  });
  await expectAt(page, layout, {
    699: { alignment: 'center', hasScene: false, firstPhone: 'below', secondPhone: 'below' },
    700: { alignment: 'center', hasScene: false, firstPhone: 'left', secondPhone: 'right' },
    900: { alignment: 'center', hasScene: false, firstPhone: 'left', secondPhone: 'right' },
    901: { alignment: 'start', hasScene: true, firstPhone: 'left', secondPhone: 'right' },
  });
});

testWithoutScripts('the header has more links in a wider window', async ({ page }) => {
  await page.goto(paths.home);
  const controls = page.getByRole('banner').locator('a, button').filter({ visible: true });
  const names = () =>
    controls.evaluateAll((all) => all.map((control) => control.ariaLabel ?? control.textContent));
  const account = ['Log in', 'Sign up'];
  await expectAt(page, names, {
    700: ['Lively home', 'Open menu'],
    701: ['Lively home', ...account, 'Open menu'],
    1100: ['Lively home', ...account, 'Open menu'],
    1101: ['Lively home', 'Download', 'Blog', 'Support', 'About', ...account],
  });
});

testWithoutScripts('the content is wider from 1300 px', async ({ page }) => {
  await page.goto(paths.blog);
  const width = async () => (await box(page.locator('main > div'))).width;
  await expectAt(page, width, { 1299: 1152, 1300: 1248, 1399: 1248, 1400: 1344 });
});

testWithoutScripts('the footer has more columns in a wider window', async ({ page }) => {
  await page.goto(paths.home);
  const footer = page.getByRole('contentinfo');
  const tagline = footer.getByText(brand.tagline).locator('..');
  const product = footer.getByRole('heading', { name: 'PRODUCT' });
  const resources = footer.getByRole('heading', { name: 'RESOURCES' });
  const social = footer.getByRole('list', { name: 'Follow Lively' });
  const terms = footer.getByRole('link', { name: 'Terms' });
  const copyright = footer.getByText(`© ${brand.copyrightYear}`);
  for (const { from, left, right } of [
    { from: 550, left: product, right: resources },
    { from: 700, left: terms, right: copyright },
    { from: 900, left: tagline, right: product },
    { from: 1100, left: resources, right: social },
  ]) {
    await expectAt(page, () => isBeside(left, right), { [from - 1]: false, [from]: true });
  }
});

testWithoutScripts('the prices of a plan are side by side from 500 px', async ({ page }) => {
  await page.goto(paths.premium);
  const prices = page.getByRole('listitem').filter({ hasText: '$' });
  const isInOneRow = () => isBeside(prices.nth(0), prices.nth(1));
  await expectAt(page, isInOneRow, { 499: false, 500: true });
});
