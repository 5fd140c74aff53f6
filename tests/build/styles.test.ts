import { expect, test } from 'vitest';
import { paths } from '../../src/content/pages';
import { builtPages, readBuilt } from './built-site';

const html = builtPages()
  .map((path) => readBuilt(path).toString())
  .join('');
const [, stylesheet = ''] = / data-styles="([^"]*)"/.exec(html) ?? [];
const rules = readBuilt(stylesheet).toString().replaceAll('"', '');

/** The values of an attribute in all pages, each once; several in one attribute are separate. */
const valuesOf = (pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].flatMap(([, values = '']) => values.split(' '))),
];

// Another space, for example, would have no fill and would not hide.
test.each([
  ['color', / data-color="([^"]+)"/g, (value: string) => `[data-color=${value}]`],
  ['mood', / data-of="([^"]+)"/g, (value: string) => `[data-of=${value}]`],
  ['duration', / data-halves="([^"]+)"/g, (value: string) => `[data-halves=${value}]`],
  ['friend', / data-with="([^"]+)"/g, (value: string) => `[data-with~=${value}]`],
  ['missing friend', / data-without="([^"]+)"/g, (value: string) => `[data-without~=${value}]`],
  ['day', / name="day"[^>]* value="([^"]+)"/g, (value: string) => `[name=day][value=${value}]`],
  [
    'space',
    / name="space"[^>]* value="([^"]+)"/g,
    (value: string) => `[name=space][value=${value}]`,
  ],
  [
    'new event',
    / name="new"[^>]* value="([^"]+)"/g,
    (value: string) => `[name=new][value=${value}]`,
  ],
])('the mockups have a rule for each %s that they show', (_, pattern, selectorOf) => {
  const selectors = valuesOf(pattern).map(selectorOf);
  expect(selectors.length).toBeGreaterThan(2);
  expect(selectors.filter((selector) => !rules.includes(selector))).toEqual([]);
});

test('the log-in page has the styles of the dashboard, which follows without a stylesheet', () => {
  expect(readBuilt(paths.logIn).toString()).toContain('.dashboard-picture');
});
