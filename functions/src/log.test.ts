import { expect, test } from 'vitest';
import { reduceLine } from './log';

// Firebase's library writes the fields of a request's body before its own.
test.each([
  ['text in a field', '{"a":{"message":"Jane"},"severity":"WARNING","message":"Missing: x"}'],
  ['a severity in a field', '{"severity":"WARNING","message":"Missing","a":{"severity":"INFO"}}'],
])('a line of the library with %s keeps its own severity and first words', (_, line) => {
  const reduced = { severity: 'WARNING', message: 'library', start: 'Missing' };
  expect(JSON.parse(reduceLine(line))).toEqual(reduced);
});

test('an info of the library is left out', () => {
  expect(reduceLine('{"severity":"INFO","message":"Started"}')).toBe('');
});
