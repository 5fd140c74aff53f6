import { expect, test } from 'vitest';
import { parseResetLink } from './reset-link';

test.each([
  ['?mode=resetPassword&oobCode=abc', { kind: 'reset', oobCode: 'abc' }],
  [
    '?mode=resetPassword&oobCode=a%2Bb&continueUrl=https%3A%2F%2Fevil.example&lang=en',
    { kind: 'reset', oobCode: 'a+b' },
  ],
  ['', { kind: 'missing' }],
  ['?mode=resetPassword', { kind: 'missing' }],
  ['?mode=resetPassword&oobCode=', { kind: 'missing' }],
  ['?oobCode=abc', { kind: 'missing' }],
  ['?mode=verifyEmail&oobCode=abc', { kind: 'other-mode' }],
  ['?mode=recoverEmail&oobCode=abc', { kind: 'other-mode' }],
  ['?mode=__proto__', { kind: 'other-mode' }],
])('parses %j', (search, link) => {
  expect(parseResetLink(search)).toEqual(link);
});
