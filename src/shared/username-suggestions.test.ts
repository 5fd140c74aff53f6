import { describe, expect, test } from 'vitest';
import { USERNAME_MAX_LENGTH, usernameError } from './username';
import { suggestUsernames } from './username-suggestions';

/** With three more characters, it is as long as a username may be, and endings replace the last ones. */
const LONG = 'a'.repeat(USERNAME_MAX_LENGTH - 3);

const usernames = ['jane', '__begins.with.underscores', 'admin', `${LONG}.aa`, `${LONG}a1x`];

describe.each(usernames)('the suggestions for %s', (username) => {
  const suggestions = suggestUsernames(username);

  test('are valid', () => {
    expect(suggestions.filter((suggestion) => usernameError(suggestion))).toEqual([]);
  });

  // findFreeUsernames checks 8 of them at random. So many hide whether one that it leaves out is taken.
  test('are at least 100', () => {
    expect(new Set(suggestions).size).toBeGreaterThanOrEqual(100);
  });
});

test('a suggestion is the username with a word or a number', () => {
  const pattern = /^jane([._][a-z]+|\d{1,2})$/;
  expect(suggestUsernames('jane').filter((name) => !pattern.test(name))).toEqual([]);
});

test('a suggestion keeps as much of the username as fits', () => {
  const suggestions = [`${LONG}xy2`, `${'a'.repeat(24)}.sails`];
  expect(suggestUsernames(`${LONG}xyz`)).toEqual(expect.arrayContaining(suggestions));
});
