import { expect, test } from 'vitest';
import { LIMITS } from './limits';
import { RESERVED_USERNAMES, removeSpaces, usernameError, usernameSchema } from './username';

const letters = (count: number) => 'a'.repeat(count);
const SHORTEST = letters(LIMITS.username.min);
const LONGEST = letters(LIMITS.username.max);

test.each([
  [SHORTEST, SHORTEST],
  [LONGEST, LONGEST],
  ['__jane__', '__jane__'],
  ['.a.b_c', '.a.b_c'],
  ['ja ne\u00a0doe', 'janedoe'],
  ['ab.\nab', 'ab.ab'],
  [`${LONGEST} `, LONGEST],
])('%j becomes %j', (typed, username) => {
  expect(usernameSchema.parse(typed)).toBe(username);
});

test.each(['badminton', 'lively.jane', 'admin1', 'livelyadminlively', 'livelyadmins'])(
  '%s is valid, although a part of it is a reserved word',
  (username) => {
    expect(usernameSchema.parse(username)).toBe(username);
  },
);

/** Refused both by the check that names the error and by the schema. */
function expectError(typed: string, error: string): void {
  expect(usernameError(removeSpaces(typed))).toBe(error);
  expect(usernameSchema.safeParse(typed).success).toBe(false);
}

test.each([
  ['   ', 'usernameEmpty'],
  [letters(LIMITS.username.min - 1), 'usernameLength'],
  [`${LONGEST}a`, 'usernameLength'],
  ['Jane', 'usernameCharacters'],
  ['ja-ne', 'usernameCharacters'],
  ['jane\u200b', 'usernameCharacters'],
  // A Cyrillic letter, and full-width ones, that look like a reserved word.
  ['\u0430dmin', 'usernameCharacters'],
  ['ａｄｍｉｎ', 'usernameCharacters'],
  ['abc.', 'usernameEndsInPeriod'],
  ['ab..', 'usernameEndsInPeriod'],
  ['a..b', 'usernameAdjacentPeriods'],
  ['_ad.min', 'usernameTaken'],
  ['sup\u00a0port', 'usernameTaken'],
  ['l.i.v.e.l.y__team', 'usernameTaken'],
])('%j has the error %s', expectError);

const taken = [...RESERVED_USERNAMES].flatMap((word) => [word, `lively${word}`, `${word}lively`]);

test.each(taken)('%s is taken', (username) => expectError(username, 'usernameTaken'));
