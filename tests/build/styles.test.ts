import postcss, { AtRule, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { builtPages, readBuilt } from './built-site';

function readStyles(): string {
  const [, stylesheet = ''] = / data-styles="([^"]*)"/.exec(readBuilt('/').toString()) ?? [];
  return readBuilt(stylesheet).toString();
}

// tests/browser/every-state.spec.ts relies on this to check colors at few widths.
test('no color depends on the width', () => {
  const colored: string[] = [];
  postcss.parse(readStyles()).walkDecls((declaration) => {
    const isDrawing = declaration.parent?.toString().includes('svg{');
    if (isColor(declaration) && dependsOnWidth(declaration) && !isDrawing) {
      colored.push(`${declaration.parent}`);
    }
  });
  expect(colored).toEqual([]);
});

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
  const rules = readStyles().replaceAll('"', '');
  expect(new Set(shown).size).toBeGreaterThan(30);
  expect([...new Set(shown)].filter((selector) => !rules.includes(selector))).toEqual([]);
});

const isColor = ({ prop, value }: Declaration) =>
  /color|background|fill|stroke|shadow|opacity|filter/.test(prop) ||
  (prop.startsWith('--') && !/^(var\(--space-|[\d.]+rem$|(calc|min)\()/.test(value));

function dependsOnWidth({ parent: rule }: Declaration): boolean {
  const around = rule?.parent;
  return around instanceof AtRule && around.name === 'media' && around.params.includes('width');
}
