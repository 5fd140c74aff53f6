import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { createNewcomer, makeMember } from '../support/accounts';
import { screens } from '../support/states/screens';

const WIDTHS = [360, 800, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** The folder for the screenshots, and whether to compare them with those in `before`. */
const { GALLERY_FOLDER, GALLERY_COMPARE } = z
  .object({ GALLERY_FOLDER: z.string(), GALLERY_COMPARE: z.stringbool() })
  .parse(process.env);

for (const [index, { name: screen, states }] of screens.entries()) {
  test(screen, async ({ page }) => {
    // The same users in every run, so that only the site can differ.
    let count = 0;
    const newcomer = () => {
      count += 1;
      return createNewcomer({ email: `nell.${index}.${count}@example.com` });
    };
    const member = async () => makeMember(await newcomer(), `nell.newcomer.${index}.${count}`);
    // Caches the font: with `font-display: optional`, a late font would not be used.
    await page.goto('/terms');
    await page.evaluate(() => document.fonts.load('1rem Figtree'));
    for (const { name: state, reach, maxWidth = Number.POSITIVE_INFINITY } of states) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 360, height: 800 });
      try {
        await reach({ page, users: { newcomer, member } });
      } catch (error) {
        // An older commit may not have the state.
        console.warn(`${screen}, ${state}: not reached. ${String(error).split('\n')[0]}`);
        continue;
      }
      for (const width of WIDTHS.filter((each) => each <= maxWidth)) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const file = `${screen} ${state} ${width} ${colorScheme}.png`.replaceAll(' ', '-');
          const image = await page.screenshot({
            path: `${GALLERY_FOLDER}/${file}`,
            // The menu covers the viewport, not the full page.
            fullPage: state !== 'menu',
          });
          if (GALLERY_COMPARE) expect.soft(image).toMatchSnapshot(file);
        }
      }
    }
  });
}
