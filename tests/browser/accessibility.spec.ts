import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { screens } from '../support/states';
import { expect, REPORTED, test } from './fixtures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that can see a difference between light and dark; the others read the same page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [360, 800, 1280];

// Failures of the provider are among the states; each is reported and logged by the browser.
test.use({ expectedConsole: REPORTED });
test.describe.configure({ timeout: 120_000 });

for (const { name, states } of screens) {
  test(`axe finds nothing on: ${name}`, async ({ page, people }) => {
    const found: string[] = [];
    for (const state of states) {
      await page.emulateMedia({ colorScheme: 'light' });
      await resize(page, WIDTHS[0]);
      await state.reach({ page, people });
      for (const width of WIDTHS.filter((each) => each <= (state.maxWidth ?? each))) {
        await resize(page, width);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const violations = await violationsOf(page, colorScheme === 'dark');
          found.push(
            ...violations.map((text) => `${state.name}, ${width}, ${colorScheme}: ${text}`),
          );
        }
      }
    }
    expect(found).toEqual([]);
  });
}

/** The broken rules, each with the places that break it. */
async function violationsOf(page: Page, onlyColours: boolean): Promise<string[]> {
  // Once a document; the usual wrapper brings half a megabyte of it along for each result.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // The words in drawings are parts of pictures; their names are read, what is in them is not.
  const where: axe.ContextObject = { exclude: [['[role="img"] > *']] };
  const how: axe.RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    runOnly: onlyColours ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: TAGS },
  };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(where)}, ${JSON.stringify(how)})`,
  );
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`);
    return `${id}: ${places.join('; ')}`;
  });
}

async function resize(page: Page, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}
