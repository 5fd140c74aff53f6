import { expect, test } from 'vitest';
import { Attempts } from './attempts';

test('an account has so many tries a window, and others have their own', () => {
  const attempts = new Attempts({ most: 2, windowMs: 1000 });
  expect([1, 2, 3].map(() => attempts.allows('jane', 5000))).toEqual([true, true, false]);
  expect(attempts.allows('john', 5500)).toBe(true);
  expect(attempts.allows('jane', 5999)).toBe(false);
  expect(attempts.allows('jane', 6000)).toBe(true);
});

test.each(['__proto__', 'constructor'])('the account %s is one like others', (uid) => {
  const attempts = new Attempts({ most: 1, windowMs: 1000 });
  expect([attempts.allows(uid, 1), attempts.allows(uid, 1)]).toEqual([true, false]);
});
