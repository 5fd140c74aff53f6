import { describe, expect, test } from 'vitest';
import { firstMessage, messages } from './messages';
import {
  RESERVED_USERNAMES,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
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
    ['', messages.usernameEmpty],
    ['   ', messages.usernameEmpty],
    [letters(USERNAME_MIN_LENGTH - 1), messages.usernameLength],
    ['a b', messages.usernameLength],
    [letters(USERNAME_MAX_LENGTH + 1), messages.usernameLength],
    ['Jane', messages.usernameCharacters],
    ['jané', messages.usernameCharacters],
    ['jane!', messages.usernameCharacters],
    ['ja-ne', messages.usernameCharacters],
    ['джейн', messages.usernameCharacters],
    ['jane\u200b', messages.usernameCharacters],
    ['١٢٣', messages.usernameCharacters],
    ['😀😀😀', messages.usernameCharacters],
    ['abc.', messages.usernameEndsInPeriod],
    ['ab..', messages.usernameEndsInPeriod],
    ['a..b', messages.usernameAdjacentPeriods],
    ...[...RESERVED_USERNAMES]
      .flatMap((word) => [word, `lively${word}`, `${word}lively`])
      .map((name): [string, string] => [name, messages.usernameTaken]),
    ['_ad.min', messages.usernameTaken],
    ['admin.lively', messages.usernameTaken],
    ['lively_support', messages.usernameTaken],
    ['l.i.v.e.l.y__team', messages.usernameTaken],
    ['live.lystaff', messages.usernameTaken],
    ['lively app', messages.usernameTaken],
    ['lively_lively', messages.usernameTaken],
  ])('%j: %s', (typed, message) => {
    const parsed = usernameSchema.safeParse(typed);
    expect(parsed.error && firstMessage(parsed.error)).toBe(message);
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
