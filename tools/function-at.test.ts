import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { functionAt } from './function-at';

test.each([
  ['function load() { return () => { <here> } }', 'load'],
  ['export const load = async () => { [1].map((n) => <here>) }', 'load'],
  ['class A { load() { const next = () => { <here> } } }', 'next'],
  ['const table = { load: () => <here> }', 'load'],
  ['function outer() { function inner() {} <here> }', 'outer'],
  ['function é() {} <here>', undefined],
])('finds the function around a position: %s', (text, name) => {
  const code = text.replace('<here>', 'x()');
  const tree = parseSync('a.ts', code).program;
  expect(functionAt(tree, code.indexOf('x()'))).toBe(name);
});
