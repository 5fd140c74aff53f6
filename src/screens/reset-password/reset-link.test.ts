import { expect, test } from 'vitest';
import { parseResetLink } from './reset-link';

test.each([
  ['?mode=resetPassword&oobCode=abc', { kind: 'code', oobCode: 'abc' }],
  ['?mode=verifyEmail&oobCode=abc', { kind: 'code', oobCode: 'abc' }],
  ['?mode=verifyAndChangeEmail&oobCode=abc', { kind: 'code', oobCode: 'abc' }],
  [
    '?mode=recoverEmail&oobCode=a%2Bb&continueUrl=https%3A%2F%2Fevil.example&lang=en',
    { kind: 'code', oobCode: 'a+b' },
  ],
  ['', { kind: 'missing' }],
  ['?mode=resetPassword', { kind: 'missing' }],
  ['?mode=recoverEmail&oobCode=', { kind: 'missing' }],
  ['?oobCode=abc', { kind: 'missing' }],
  ['?mode=signIn&oobCode=abc', { kind: 'otherMode' }],
  ['?mode=revertSecondFactorAddition&oobCode=abc', { kind: 'otherMode' }],
  ['?mode=__proto__', { kind: 'otherMode' }],
])('parses %j', (search, link) => {
  expect(parseResetLink(search)).toEqual(link);
});
