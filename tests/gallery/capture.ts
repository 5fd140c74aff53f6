import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { createNewcomer, makeMember } from '../support/people';
import { screens, type UserFactory } from '../support/states';

const WIDTHS = [360, 800, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** One screenshot; `file` is its name in the folder of its side. */
export type Shot = {
  readonly screen: string;
  readonly state: string;
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
  readonly file: string;
};

/**
 * Takes screenshots of every screen in every state. Skips unreachable states with a warning,
 * because an older commit may not have them.
 */
export async function capture(
  browser: Browser,
  options: { readonly baseURL: string; readonly folder: string; readonly only: string },
): Promise<Shot[]> {
  const shots: Shot[] = [];
  const users = deterministicUsers();
  for (const { name: screen, states } of screens.filter(({ name }) =>
    name.includes(options.only),
  )) {
    const { baseURL } = options;
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    // Caches the font: with `font-display: optional`, a late font would not be used.
    await page.goto('/terms');
    await page.evaluate(() => document.fonts.load('1rem Figtree'));
    for (const { name: state, reach, maxWidth = Number.POSITIVE_INFINITY } of states) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 360, height: 800 });
      try {
        await reach({ page, users });
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
            // The menu covers the viewport, not the full page.
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

/** The same users in the same order in every run, so that only the site can differ. */
function deterministicUsers(): UserFactory {
  let count = 0;
  const newcomer = () => {
    count += 1;
    return createNewcomer({ email: `nell.${count}@example.com` });
  };
  return { newcomer, member: async () => makeMember(await newcomer(), `nell.newcomer.${count}`) };
}
