import { expect, test } from 'vitest';
import { builtPages, inlineTexts, readBuilt } from './built-site';

/** The pages with an inlined script that matches. Short pages inline the boot script. */
function pagesWithScript(pattern: RegExp): string[] {
  return builtPages.filter((page) =>
    inlineTexts(readBuilt(page), 'script').some((text) => pattern.test(text)),
  );
}

// The build drops a rule whose class is not in the page's markup (site-build/filter-styles.ts).
test('no script in src/boot or in the head of a page sets a class', () => {
  const advice = 'Set a data attribute of the document element instead: the build drops the rules';
  expect(pagesWithScript(/classList|className|(["'`])class\1/), advice).toEqual([]);
});

// A changed text counts as that of a translator: React does not hydrate the page (hydration.ts).
test('no script in src/boot or in the head of a page writes a text', () => {
  const writes = /textContent|inner(Text|HTML)|createTextNode|insertAdjacent|nodeValue/;
  const advice = 'Show one of several texts of the page instead, by a data attribute';
  expect(pagesWithScript(writes), advice).toEqual([]);
});
