import { describe, expect, test } from 'vitest';
import {
  RESERVED_USERNAMES,
  removeSpaces,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  usernameError,
  usernameSchema,
} from './username';

const letters = (count: number) => 'a'.repeat(count);

describe('valid usernames', () => {
  test.each([
    ['jane', 'jane'],
    [letters(USERNAME_MIN_LENGTH), letters(USERNAME_MIN_LENGTH)],
    [letters(USERNAME_MAX_LENGTH), letters(USERNAME_MAX_LENGTH)],
    ['__jane__', '__jane__'],
    ['.jane', '.jane'],
    ['a.b.c', 'a.b.c'],
    ['123', '123'],
    [' jane ', 'jane'],
    ['ja ne\u00a0doe', 'janedoe'],
    [`${letters(USERNAME_MAX_LENGTH)} `, letters(USERNAME_MAX_LENGTH)],
    // Usernames that only contain a reserved word or the product name.
    ['badminton', 'badminton'],
    ['lively.jane', 'lively.jane'],
    ['jane_lively', 'jane_lively'],
    ['admin1', 'admin1'],
    ['the.admin', 'the.admin'],
    ['adminsupport', 'adminsupport'],
    ['adminlivelysupport', 'adminlivelysupport'],
    ['livelyadminlively', 'livelyadminlively'],
    ['livelyadmins', 'livelyadmins'],
    ['app', 'app'],
    ['app.lively', 'app.lively'],
  ])('%j becomes %j', (typed, username) => {
    expect(usernameSchema.parse(typed)).toBe(username);
  });
});

describe('invalid usernames', () => {
  test.each<[string, string]>([
    ['', 'usernameEmpty'],
    ['   ', 'usernameEmpty'],
    [letters(USERNAME_MIN_LENGTH - 1), 'usernameLength'],
    ['a b', 'usernameLength'],
    [letters(USERNAME_MAX_LENGTH + 1), 'usernameLength'],
    ['Jane', 'usernameCharacters'],
    ['jané', 'usernameCharacters'],
    ['jane!', 'usernameCharacters'],
    ['ja-ne', 'usernameCharacters'],
    ['джейн', 'usernameCharacters'],
    ['jane\u200b', 'usernameCharacters'],
    ['١٢٣', 'usernameCharacters'],
    ['😀😀😀', 'usernameCharacters'],
    ['abc.', 'usernameEndsInPeriod'],
    ['ab..', 'usernameEndsInPeriod'],
    ['a..b', 'usernameAdjacentPeriods'],
    ...[...RESERVED_USERNAMES]
      .flatMap((word) => [word, `lively${word}`, `${word}lively`])
      .map((name): [string, string] => [name, 'usernameTaken']),
    ['_ad.min', 'usernameTaken'],
    ['admin.lively', 'usernameTaken'],
    ['lively_support', 'usernameTaken'],
    ['l.i.v.e.l.y__team', 'usernameTaken'],
    ['live.lystaff', 'usernameTaken'],
    ['lively app', 'usernameTaken'],
    ['lively_lively', 'usernameTaken'],
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

  test('every reserved username is otherwise valid', () => {
    for (const name of RESERVED_USERNAMES) expect(name).toMatch(/^[a-z0-9._]{3,30}$/);
  });
});
