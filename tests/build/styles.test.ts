import postcss, { AtRule, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { readBuilt } from './built-site';

// tests/browser/every-state.spec.ts relies on this to check colors at few widths.
test('no color depends on the width', () => {
  const [, stylesheet = ''] = / data-styles="([^"]*)"/.exec(readBuilt('/').toString()) ?? [];
  const colored: string[] = [];
  postcss.parse(readBuilt(stylesheet).toString()).walkDecls((declaration) => {
    const isDrawing = declaration.parent?.toString().includes('svg{');
    if (isColor(declaration) && dependsOnWidth(declaration) && !isDrawing) {
      colored.push(`${declaration.parent}`);
    }
  });
  expect(colored).toEqual([]);
});

const isColor = ({ prop, value }: Declaration) =>
  /color|background|fill|stroke|shadow|opacity|filter/.test(prop) ||
  (prop.startsWith('--') && !/^(var\(--space-|[\d.]+rem$|(calc|min)\()/.test(value));

function dependsOnWidth({ parent: rule }: Declaration): boolean {
  const around = rule?.parent;
  return around instanceof AtRule && around.name === 'media' && around.params.includes('width');
}
