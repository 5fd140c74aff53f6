import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified, because each document parses it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on light or dark mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The violated axe rules of the page with the violating elements. */
export async function axeViolations(
  page: Page,
  { onlyColors }: { readonly onlyColors: boolean },
): Promise<string[]> {
  // Injected once per document; @axe-core/playwright would send half a megabyte for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Text inside illustrations is part of the image; only their names are accessible.
  const where: axe.ContextObject = { exclude: [['[role="img"] > *']] };
  const how: axe.RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    runOnly: onlyColors ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: TAGS },
  };
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(${JSON.stringify(where)}, ${JSON.stringify(how)}).then((all) => all.violations)`,
  );
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`);
    return `${id}: ${places.join('; ')}`;
  });
}
