import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified: each document reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that can see a difference between light and dark; the others read the same page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that the page breaks as it stands, each with the places that break it. */
export async function axeViolations(
  page: Page,
  { onlyColours }: { readonly onlyColours: boolean },
): Promise<string[]> {
  // Once a document; the usual wrapper brings half a megabyte of it along for each result.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(`${AXE}; (${rememberColours})(axe.commons.color.Color.prototype)`);
  }
  // The words in drawings are parts of pictures; their names are read, what is in them is not.
  const where: axe.ContextObject = { exclude: [['[role="img"] > *']] };
  const how: axe.RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    runOnly: onlyColours ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: TAGS },
  };
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(${JSON.stringify(where)}, ${JSON.stringify(how)}).then((all) => all.violations)`,
  );
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`);
    return `${id}: ${places.join('; ')}`;
  });
}

type Colour = { r: number; g: number; b: number; alpha: number };
type Parser = Colour & { parseString: (text: string) => Parser };

/**
 * axe reads the few colours of a page hundreds of times, which takes it a quarter of its time. This
 * runs in the page, so nothing outside of it is there.
 */
function rememberColours(prototype: Parser): void {
  const { parseString } = prototype;
  const known = new Map<string, Colour>();
  prototype.parseString = function (this: Parser, text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
