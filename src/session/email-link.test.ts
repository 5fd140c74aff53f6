import { expect, test } from 'vitest';
import { parseEmailLink } from './email-link';

test.each([
  [
    '?mode=resetPassword&oobCode=abc',
    { kind: 'code', link: { mode: 'resetPassword', oobCode: 'abc' } },
  ],
  [
    '?mode=verifyEmail&oobCode=abc',
    { kind: 'code', link: { mode: 'verifyEmail', oobCode: 'abc' } },
  ],
  [
    '?mode=verifyAndChangeEmail&oobCode=abc',
    { kind: 'code', link: { mode: 'verifyAndChangeEmail', oobCode: 'abc' } },
  ],
  [
    '?mode=recoverEmail&oobCode=a%2Bb&continueUrl=https%3A%2F%2Fevil.example&lang=en',
    { kind: 'code', link: { mode: 'recoverEmail', oobCode: 'a+b' } },
  ],
  ['', { kind: 'missing' }],
  ['?mode=resetPassword', { kind: 'missing' }],
  ['?mode=recoverEmail&oobCode=', { kind: 'missing' }],
  ['?oobCode=abc', { kind: 'missing' }],
  ['?mode=signIn&oobCode=abc', { kind: 'otherMode' }],
  ['?mode=revertSecondFactorAddition&oobCode=abc', { kind: 'otherMode' }],
  ['?mode=__proto__', { kind: 'otherMode' }],
])('parses %j', (search, link) => {
  expect(parseEmailLink(search)).toEqual(link);
});
