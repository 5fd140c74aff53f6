import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Exists in a page after `AXE` was evaluated there. */
declare const axe: typeof import('axe-core');

/** Minified, because each document parses it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on light or dark mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The axe violations of the page in dark and light mode; leaves it in light mode. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Injected once per document; @axe-core/playwright would send half a megabyte for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const dark = await violationsIn(page, 'dark', COLOR_RULES);
  const light = await violationsIn(page, 'light', TAGS);
  return [...dark, ...light];
}

async function violationsIn(page: Page, colorScheme: 'dark' | 'light', runOnly: string[]) {
  await page.emulateMedia({ colorScheme });
  const violations = await page.evaluate(async (rulesOrTags) => {
    // Text inside illustrations is part of the image; only their names are accessible.
    const where = { exclude: [['[role="img"] > *']] };
    const results = await axe.run(where, {
      preload: false,
      resultTypes: ['violations'],
      runOnly: rulesOrTags,
    });
    return results.violations;
  }, runOnly);
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${target.join(' ')} (${check?.message})`;
    });
    return `${colorScheme}, ${id}: ${places.join('; ')}`;
  });
}
