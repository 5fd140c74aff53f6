import { expect, test } from 'vitest';
import { usernameError } from './username';
import { suggestUsernames } from './username-suggestions';

const LONG = 'a'.repeat(27);

test.each(['jane', '__x', 'jane_', 'admin', 'lively', `${LONG}aaa`, `${LONG}.aa`, `${LONG}a1x`])(
  '%s leads to many valid and different usernames',
  (username) => {
    const suggestions = suggestUsernames(username);
    expect(suggestions.filter((suggestion) => usernameError(suggestion))).toEqual([]);
    expect(new Set(suggestions).size).toBe(suggestions.length);
    // Far more than the function checks, so that a missing one reveals nothing.
    expect(suggestions.length).toBeGreaterThanOrEqual(100);
  },
);

test('they keep the username, or as much as fits, and end in a word or a number', () => {
  const suggestions = suggestUsernames('jane');
  expect(suggestions.filter((one) => !/^jane([._][a-z]+|\d{1,2})$/.test(one))).toEqual([]);
  expect(suggestions).toEqual(
    expect.arrayContaining(['jane.lively', 'jane_tide', 'jane2', 'jane99']),
  );
  expect(suggestUsernames(`${LONG}xyz`)).toEqual(
    expect.arrayContaining([`${LONG}xy2`, `${LONG.slice(0, 24)}.sails`]),
  );
});
