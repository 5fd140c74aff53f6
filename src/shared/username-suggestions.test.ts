import { describe, expect, test } from 'vitest';
import { usernameError } from './username';
import { suggestUsernames } from './username-suggestions';

/** So long that the endings replace its last letters. */
const LONG = 'a'.repeat(27);

describe.each([
  'jane',
  '__x',
  'jane_',
  'admin',
  'lively',
  `${LONG}aaa`,
  `${LONG}.aa`,
  `${LONG}a1x`,
])('the suggestions for %s', (username) => {
  const suggestions = suggestUsernames(username);

  test('are valid', () => {
    expect(suggestions.filter((suggestion) => usernameError(suggestion))).toEqual([]);
  });

  test('are different', () => {
    expect(new Set(suggestions).size).toBe(suggestions.length);
  });

  test('are far more than `findFreeUsernames` checks, so that a missing one reveals nothing', () => {
    expect(suggestions.length).toBeGreaterThanOrEqual(100);
  });
});

test('a suggestion is the username with a word or a number', () => {
  const suggestions = suggestUsernames('jane');
  expect(
    suggestions.filter((suggestion) => !/^jane([._][a-z]+|\d{1,2})$/.test(suggestion)),
  ).toEqual([]);
});

test.each(['jane.lively', 'jane_tide', 'jane2', 'jane99'])(
  '%s is a suggestion for jane',
  (suggestion) => {
    expect(suggestUsernames('jane')).toContain(suggestion);
  },
);

test.each([`${LONG}xy2`, `${'a'.repeat(24)}.sails`])(
  '%s keeps as much of the username as fits',
  (suggestion) => {
    expect(suggestUsernames(`${LONG}xyz`)).toContain(suggestion);
  },
);
