import sharp from 'sharp';
import { expect, type Page, paths, test } from '../fixtures';
import { openAt } from './hero';

// These tests notice a slower first paint of the home page (docs/performance.md). They check the
// amount and the order of the work instead of measuring time, because times differ from run to run.

/** Not the prerendered hour, so that the page has to change it. */
const NIGHT = '22:10';

// The sun sways once, unless the visitor prefers reduced motion.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 390, height: 844 },
});

/** Waits until the sun has swayed. */
async function waitForSway(page: Page): Promise<void> {
  await page.locator('html[data-is-idle]').waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

test('the home page restyles at most 40 times until the sun has swayed', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await openAt(page, NIGHT);
  await waitForSway(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const recalculations = metrics.find(({ name }) => name === 'RecalcStyleCount')?.value;
  expect(recalculations).toBeGreaterThan(0);
  expect(recalculations).toBeLessThanOrEqual(40);
});

test('only the compositor animates the home page', async ({ page, browser }) => {
  await browser.startTracing(page, { categories: ['blink.animations'] });
  await openAt(page, NIGHT);
  await waitForSway(page);
  const trace = (await browser.stopTracing()).toString();
  expect(trace).toContain('"name":"Animation"');
  // Chromium's reasons, as bits, why the compositor does not run an animation.
  expect(trace.match(/"compositeFailed":[1-9]\d*/g) ?? []).toEqual([]);
});

// Playwright's own pictures of a whole page lay out everything; those of other programs do not.
for (const { path, parts, selector, count } of [
  { path: paths.home, parts: 'section', selector: 'main section', count: 6 },
  { path: paths.premium, parts: 'mockup', selector: 'main [role="img"]', count: 4 },
]) {
  test(`a picture of the whole page ${path} shows each ${parts}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('html[data-is-idle]').waitFor();
    const clips = await page.locator(selector).evaluateAll((all) =>
      all.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left, y: top + scrollY, width, height, scale: 1 };
      }),
    );
    expect(clips).toHaveLength(count);
    const session = await page.context().newCDPSession(page);
    for (const clip of clips) {
      const { data } = await session.send('Page.captureScreenshot', {
        clip,
        captureBeyondViewport: true,
      });
      const { channels } = await sharp(Buffer.from(data, 'base64')).stats();
      // What is not laid out has one color.
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10);
    }
  });
}

test('the font of the first paint has one face', async ({ page }) => {
  await page.goto(paths.home);
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(families.filter((family) => family.replaceAll('"', '') === 'Figtree')).toHaveLength(1);
});
