import { describe, expect, test } from 'vitest';
import { RESERVED_USERNAMES, removeSpaces, usernameError, usernameSchema } from './username';
import { suggestUsernames } from './username-suggestions';

const letters = (count: number) => 'a'.repeat(count);

describe('valid usernames', () => {
  test.each([
    ['jane', 'jane'],
    [letters(3), letters(3)],
    [letters(30), letters(30)],
    ['__jane__', '__jane__'],
    ['.a.b_c', '.a.b_c'],
    [' jane ', 'jane'],
    ['ja ne\u00a0doe', 'janedoe'],
    ['ab.\nab', 'ab.ab'],
    [`${letters(30)} `, letters(30)],
    // Usernames that only contain a reserved word or the product name.
    ['badminton', 'badminton'],
    ['lively.jane', 'lively.jane'],
    ['admin1', 'admin1'],
    ['livelyadminlively', 'livelyadminlively'],
    ['livelyadmins', 'livelyadmins'],
    ['app', 'app'],
  ])('%j becomes %j', (typed, username) => {
    expect(usernameSchema.parse(typed)).toBe(username);
  });
});

describe('invalid usernames', () => {
  test.each<[string, string]>([
    ['   ', 'usernameEmpty'],
    [letters(2), 'usernameLength'],
    ['a b', 'usernameLength'],
    [letters(31), 'usernameLength'],
    ['Jane', 'usernameCharacters'],
    ['ja-ne', 'usernameCharacters'],
    ['jane\u200b', 'usernameCharacters'],
    // Letters that look like others: Cyrillic, full-width, without a dot, and a Kelvin sign.
    ...['\u0430dmin', 'ａｄｍｉｎ', 'adm\u0131n', '\u212aelp', '\u202enimda', 'jose\u0301'].map(
      (name): [string, string] => [name, 'usernameCharacters'],
    ),
    ['😀😀😀', 'usernameCharacters'],
    ['abc.', 'usernameEndsInPeriod'],
    ['ab..', 'usernameEndsInPeriod'],
    ['a..b', 'usernameAdjacentPeriods'],
    ...[...RESERVED_USERNAMES]
      .flatMap((word) => [word, `lively${word}`, `${word}lively`])
      .map((name): [string, string] => [name, 'usernameTaken']),
    ['_ad.min', 'usernameTaken'],
    ['sup\u00a0port', 'usernameTaken'],
    ['\ufeffsupport', 'usernameTaken'],
    ['l.i.v.e.l.y__team', 'usernameTaken'],
  ])('%j: %s', (typed, error) => {
    expect(usernameError(removeSpaces(typed))).toBe(error);
    expect(usernameSchema.safeParse(typed).success).toBe(false);
  });
});

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
