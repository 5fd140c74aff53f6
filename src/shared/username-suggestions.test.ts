import { describe, expect, test } from 'vitest';
import { usernameError } from './username';
import { suggestUsernames } from './username-suggestions';

/** So long that the endings replace its last letters. */
const LONG = 'a'.repeat(27);

describe.each(['jane', '__x', 'admin', `${LONG}.aa`, `${LONG}a1x`])(
  'the suggestions for %s',
  (username) => {
    const suggestions = suggestUsernames(username);

    test('are valid', () => {
      expect(suggestions.filter((suggestion) => usernameError(suggestion))).toEqual([]);
    });

    test('are far more than `findFreeUsernames` checks, so that a missing one reveals nothing', () => {
      expect(new Set(suggestions).size).toBeGreaterThanOrEqual(100);
    });
  },
);

test('a suggestion is the username with a word or a number', () => {
  const pattern = /^jane([._][a-z]+|\d{1,2})$/;
  expect(suggestUsernames('jane').filter((name) => !pattern.test(name))).toEqual([]);
});

test('a suggestion keeps as much of the username as fits', () => {
  const suggestions = [`${LONG}xy2`, `${'a'.repeat(24)}.sails`];
  expect(suggestUsernames(`${LONG}xyz`)).toEqual(expect.arrayContaining(suggestions));
});
