import { expect, type Page, test } from '../fixtures';
import { scrollY } from '../page-state';
import { circleOfSun, expectHour, expectSky, openAt, type Point, slider } from './hero';

// The sun of the home page's hero, which visitors drag with the mouse or a finger.

test('the mouse drags the sun to the nearest hour', async ({ page }) => {
  await openAt(page, '08:10');
  const { x, y } = await circleOfSun(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // In this window, an hour is 51 px wide, so this is a little less than four hours.
  await page.mouse.move(x + 190, y + 40, { steps: 5 });
  expect((await circleOfSun(page)).x).toBeCloseTo(x + 190, 0);
  await page.mouse.up();
  await expectSky(page, 12);
  await expectHour(page, '12 PM');
});

test('a click in the sky moves the sun', async ({ page }) => {
  await openAt(page, '08:10');
  // The right end of the sky.
  await slider(page).click({ position: { x: 1240, y: 60 } });
  await expectHour(page, '4 AM');
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  /** Moves a finger, because Playwright's touchscreen only taps. */
  async function swipe(page: Page, from: Point, to: Point): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1) {
      const x = from.x + ((to.x - from.x) * step) / 10;
      const y = from.y + ((to.y - from.y) * step) / 10;
      await touch('touchMove', { x, y });
    }
    await touch('touchEnd');
  }

  test('a swipe moves the sun', async ({ page }) => {
    await openAt(page, '08:10');
    const { x, y } = await circleOfSun(page);
    // In this window, an hour is 12 px wide.
    await swipe(page, { x, y }, { x: x + 87, y });
    await expectHour(page, '3 PM');
  });

  for (const { start, beside, width } of [
    { start: 'on the sun', beside: 0, width: 390 },
    { start: 'beside the sun', beside: 130, width: 1024 },
  ]) {
    test(`an upward swipe that starts ${start} scrolls at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openAt(page, '16:10');
      const sun = await circleOfSun(page);
      const x = sun.x + beside;
      // A finger never moves straight up.
      await swipe(page, { x, y: sun.y }, { x: x + 3, y: Math.max(10, sun.y - 300) });
      await expect.poll(() => scrollY(page)).toBeGreaterThan(20);
      await expectSky(page, 16);
      await expectHour(page, '4 PM');
    });
  }

  test('a phone on its side shows the sun in the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openAt(page, '08:10');
    expect((await circleOfSun(page)).y).toBeLessThan(300);
  });
});
