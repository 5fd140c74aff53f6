import { screens } from '../support/states';
import { expect, REPORTED_FAILURE, test } from './fixtures';

// Every state at three widths, light and dark, to compare two commits (CONTRIBUTING.md).

test.use({ expectedConsole: REPORTED_FAILURE });
test.describe.configure({ timeout: 180_000 });

for (const [screen, { states }] of Object.entries(screens)) {
  test(`screenshots of ${screen}`, async ({ page, users }) => {
    // Caches the font: with `font-display: optional`, a late font would not be used.
    await page.goto('/terms');
    await page.evaluate(() => document.fonts.load('1rem Figtree'));
    for (const [state, reach] of Object.entries(states)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 360, height: 800 });
      await reach({ page, users });
      for (const width of state === 'menu' ? [360, 800] : [360, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const name = `${screen} ${state} ${width} ${colorScheme}.png`.replaceAll(' ', '-');
          // The menu covers the viewport, not the page. Emails and usernames differ in every run.
          const options = { fullPage: state !== 'menu', mask: [page.getByText(/@/)] };
          await expect.soft(page).toHaveScreenshot(name, options);
        }
      }
    }
  });
}
