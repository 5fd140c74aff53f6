import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits';
import { usernameError } from './username';
import { suggestUsernames } from './username-suggestions';

/** Four characters shorter than the longest username. */
const LONG = 'a'.repeat(LIMITS.username.max - 4);

test('a suggestion is the username with three random digits', () => {
  const numbers = [0, 0.5, 0.9999];
  const suggestions = suggestUsernames('jane', () => numbers.shift() ?? Number.NaN);
  expect(suggestions).toEqual(['jane100', 'jane.550', 'jane_999']);
});

test('a suggestion replaces the end of a username of the maximum length', () => {
  const suggestions = suggestUsernames(`${LONG}wxyz`, () => 0);
  expect(suggestions).toEqual([`${LONG}w100`, `${LONG}.100`, `${LONG}_100`]);
});

const usernames = ['admin', 'lively', '___', `${LONG}.xyz`, `${LONG.slice(1)}.wxyz`];

describe.each(usernames)('the suggestions for %s', (username) => {
  // Different digits would hide suggestions that differ only in them.
  const suggestions = suggestUsernames(username, () => 0.5);

  test('are valid and not reserved', () => {
    expect(suggestions.map(usernameError)).toEqual([undefined, undefined, undefined]);
  });

  test('are different', () => expect(new Set(suggestions).size).toBe(3));
});
