import { expect, test } from 'vitest';
import { reduceLine } from './log';

// A line of Firebase's library can contain fields of a request's body beside the line's own fields.
test.each([
  ['text in another field', '{"a":{"message":"Jane"},"severity":"WARNING","message":"Missing: x"}'],
  ['a second severity', '{"severity":"WARNING","message":"Missing","a":{"severity":"INFO"}}'],
])('a library line with %s is reduced to its own severity and first words', (_, line) => {
  const reduced = { severity: 'WARNING', message: 'library', start: 'Missing' };
  expect(JSON.parse(reduceLine(line))).toEqual(reduced);
});

test('an info of the library is left out', () => {
  expect(reduceLine('{"severity":"INFO","message":"Started"}')).toBe('');
});
