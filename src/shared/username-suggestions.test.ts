import { describe, expect, test } from 'vitest';
import { usernameError } from './username';
import { suggestUsernames } from './username-suggestions';

/** So long that the endings replace its last letters. */
const LONG = 'a'.repeat(27);
const SHORT_NAMES = ['jane', '__x', 'jane_', 'admin', 'lively'];
const LONG_NAMES = [`${LONG}aaa`, `${LONG}.aa`, `${LONG}a1x`];

describe.each([...SHORT_NAMES, ...LONG_NAMES])('the suggestions for %s', (username) => {
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
  const pattern = /^jane([._][a-z]+|\d{1,2})$/;
  expect(suggestUsernames('jane').filter((name) => !pattern.test(name))).toEqual([]);
});

test.each(['jane.lively', 'jane_tide', 'jane2', 'jane99'])(
  '%s is a suggestion for jane',
  (name) => {
    expect(suggestUsernames('jane')).toContain(name);
  },
);

test('a suggestion keeps as much of the username as fits', () => {
  const suggestions = [`${LONG}xy2`, `${'a'.repeat(24)}.sails`];
  expect(suggestUsernames(`${LONG}xyz`)).toEqual(expect.arrayContaining(suggestions));
});
