import { expect, paths, test } from '../fixtures';
import { publicPages } from './public-pages';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// every-state.ts checks that nothing moves with reduced motion.
test('no page moves for more than 5 s', async ({ page }) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    // The home page's sun sways once the page is idle.
    if (path === paths.home) await page.locator('html[data-is-idle]').waitFor();
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(ends.length, `${path}: animations`).toBe(path === paths.home ? 1 : 0);
    expect(Math.max(0, ...ends), path).toBeLessThanOrEqual(5000);
  }
});
