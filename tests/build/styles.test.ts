import { expect, test } from 'vitest';
import { builtPages, readBuilt } from './built-site';

// Another space, for example, would have no color and would not hide.
test('the mockups have a rule for each day, space, color, mood and duration that they show', () => {
  const html = builtPages().map((path) => readBuilt(path).toString());
  const selectors = html.join('').matchAll(/ data-(color|of|halves)="([^"]+)"/g);
  const shown = [...selectors].flatMap(([, name, values = '']) =>
    values.split(' ').map((value) => `[data-${name}${name === 'halves' ? '~' : ''}=${value}]`),
  );
  for (const [input] of html.join('').matchAll(/<input[^>]* name="(?:day|space|new)"[^>]*>/g)) {
    const [name, value] = ['name', 'value'].map(
      (key) => RegExp(` ${key}="(.*?)"`).exec(input)?.[1],
    );
    shown.push(`[name=${name}][value=${value}]`);
  }
  const [, stylesheet = ''] = / data-styles="([^"]*)"/.exec(readBuilt('/').toString()) ?? [];
  const rules = readBuilt(stylesheet).toString().replaceAll('"', '');
  expect(new Set(shown).size).toBeGreaterThan(30);
  expect([...new Set(shown)].filter((selector) => !rules.includes(selector))).toEqual([]);
});
