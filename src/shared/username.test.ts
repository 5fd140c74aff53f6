import { describe, expect, test } from 'vitest';
import { firstMessage, messages } from './messages';
import {
  RESERVED_USERNAMES,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  usernameSchema,
} from './username';

const letters = (count: number) => 'a'.repeat(count);

describe('a username that is fine', () => {
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
  ])('%j is kept as %j', (typed, kept) => {
    expect(usernameSchema.parse(typed)).toBe(kept);
  });
});

describe('a username that is refused', () => {
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
    ...[...RESERVED_USERNAMES].map((name): [string, string] => [name, messages.usernameTaken]),
  ])('%j: %s', (typed, message) => {
    const parsed = usernameSchema.safeParse(typed);
    expect(parsed.error && firstMessage(parsed.error)).toBe(message);
  });

  test('every reserved name could be typed, else it need not be reserved', () => {
    for (const name of RESERVED_USERNAMES) expect(name).toMatch(/^[a-z0-9._]{3,30}$/);
  });
});
