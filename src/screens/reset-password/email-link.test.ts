import { expect, test } from 'vitest';
import { parseEmailLink } from './email-link';

test.each([
  ['?mode=resetPassword&oobCode=abc', { mode: 'resetPassword', oobCode: 'abc' }],
  ['?mode=verifyEmail&oobCode=abc', { mode: 'verifyEmail', oobCode: 'abc' }],
  ['?mode=verifyAndChangeEmail&oobCode=abc', { mode: 'verifyAndChangeEmail', oobCode: 'abc' }],
  [
    '?mode=recoverEmail&oobCode=a%2Bb&continueUrl=https%3A%2F%2Fevil.example&lang=en',
    { mode: 'recoverEmail', oobCode: 'a+b' },
  ],
  ['', 'missing'],
  ['?mode=resetPassword', 'missing'],
  ['?mode=recoverEmail&oobCode=', 'missing'],
  ['?oobCode=abc', 'missing'],
  ['?mode=signIn&oobCode=abc', 'otherMode'],
  ['?mode=revertSecondFactorAddition&oobCode=abc', 'otherMode'],
  ['?mode=__proto__', 'otherMode'],
])('parses %j', (search, link) => {
  expect(parseEmailLink(search)).toEqual(link);
});
