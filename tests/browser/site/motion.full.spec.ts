import { expect, testWithoutScripts } from '../fixtures';
import { publicPages } from './public-pages';

// every-state.ts checks that nothing moves with reduced motion.
testWithoutScripts('no page moves for more than 5 s', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const { path } of publicPages) {
    await page.goto(path);
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(0, ...ends), path).toBeLessThanOrEqual(5000);
  }
});
