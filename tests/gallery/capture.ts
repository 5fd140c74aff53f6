import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { createNewcomer, makeMember } from '../support/people';
import { type People, screens } from '../support/states';

const WIDTHS = [360, 800, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** One picture; `file` is its name in the folder of its side. */
export type Shot = {
  readonly screen: string;
  readonly state: string;
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
  readonly file: string;
};

/**
 * Takes a picture of every screen in every state. A state that cannot be reached is said and left
 * out: an older commit may not have it.
 */
export async function capture(
  browser: Browser,
  options: { readonly baseURL: string; readonly folder: string; readonly only: string },
): Promise<Shot[]> {
  const shots: Shot[] = [];
  const people = samePeople();
  for (const { name: screen, states } of screens.filter(({ name }) =>
    name.includes(options.only),
  )) {
    const { baseURL } = options;
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    // The font is optional to a page: one that it reaches late does without. Here it is never late.
    await page.goto('/terms');
    await page.evaluate(() => document.fonts.load('1rem Figtree'));
    for (const { name: state, reach, maxWidth = Number.POSITIVE_INFINITY } of states) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 360, height: 800 });
      try {
        await reach({ page, people });
      } catch (error) {
        const why = error instanceof Error ? error.message.split('\n')[0] : error;
        console.warn(`${screen}, ${state}: not reached. ${why}`);
        continue;
      }
      for (const width of WIDTHS.filter((each) => each <= maxWidth)) {
        await page.setViewportSize({ width, height: 800 });
        for (const scheme of SCHEMES) {
          await page.emulateMedia({ colorScheme: scheme });
          const file = `${screen} ${state} ${width} ${scheme}.png`.replaceAll(' ', '-');
          await page.screenshot({
            path: join(options.folder, file),
            // The menu lies over the window, not over the page.
            fullPage: state !== 'menu',
            caret: 'hide',
          });
          shots.push({ screen, state, width, scheme, file });
        }
      }
    }
    await context.close();
    console.log(screen);
  }
  return shots;
}

/** The same people in the same order every time, so that only the site can differ. */
function samePeople(): People {
  let count = 0;
  const newcomer = () => {
    count += 1;
    return createNewcomer({ email: `nell.${count}@example.com` });
  };
  return { newcomer, member: async () => makeMember(await newcomer(), `nell.newcomer.${count}`) };
}
