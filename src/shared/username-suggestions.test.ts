import { describe, expect, test } from 'vitest';
import { USERNAME_MAX_LENGTH, usernameError } from './username';
import { suggestUsernames } from './username-suggestions';

/** Three characters shorter than the longest username. */
const LONG = 'a'.repeat(USERNAME_MAX_LENGTH - 3);

const usernames = ['jane', '__begins.with.underscores', 'admin', `${LONG}.aa`, `${LONG}a1x`];

describe.each(usernames)('the suggestions for %s', (username) => {
  const suggestions = suggestUsernames(username);

  test('are valid', () => {
    expect(suggestions.filter((suggestion) => usernameError(suggestion))).toEqual([]);
  });

  // Callers get a random few that are free. With so many, a missing one does not reveal a user.
  test('are at least 100', () => {
    expect(new Set(suggestions).size).toBeGreaterThanOrEqual(100);
  });
});

test('a suggestion is the username with a word or a number', () => {
  const pattern = /^jane([._][a-z]+|\d{1,2})$/;
  expect(suggestUsernames('jane').filter((name) => !pattern.test(name))).toEqual([]);
});

test('a suggestion replaces the end of a username of the maximum length', () => {
  const suggestions = suggestUsernames(`${LONG}xyz`);
  expect(suggestions).toContain(`${LONG}xy2`);
  // `.sails` is three characters longer than `xyz`.
  expect(suggestions).toContain(`${LONG.slice(0, -3)}.sails`);
});
