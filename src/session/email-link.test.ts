import { expect, test } from 'vitest';
import { parseEmailLink } from './email-link';

test.each([
  ['?mode=resetPassword&oobCode=abc', 'resetPassword', 'abc'],
  ['?mode=recoverEmail&oobCode=a%2Bb&continueUrl=%2F%2Fevil.example', 'recoverEmail', 'a+b'],
])('parses the mode and the code of %j', (search, mode, oobCode) => {
  expect(parseEmailLink(search)).toEqual({ kind: 'code', link: { mode, oobCode } });
});

test.each([
  ['', 'missing'],
  ['?mode=resetPassword', 'missing'],
  ['?oobCode=abc', 'missing'],
  ['?mode=signIn&oobCode=abc', 'otherMode'],
  ['?mode=__proto__', 'otherMode'],
])('refuses %j as %s', (search, kind) => {
  expect(parseEmailLink(search)).toEqual({ kind });
});
