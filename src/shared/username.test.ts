import { describe, expect, test } from 'vitest';
import { RESERVED_USERNAMES, removeSpaces, usernameError, usernameSchema } from './username';

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

  test('there are 27 reserved usernames, as specified', () => {
    expect([...RESERVED_USERNAMES].join(' ')).toBe(
      'about admin administrator anonymous api billing contact everyone help info lively livelyapp ' +
        'moderator null official owner postmaster privacy root security staff support system team ' +
        'terms undefined webmaster',
    );
  });
});
