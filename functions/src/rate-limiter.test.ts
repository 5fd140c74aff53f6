import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter';

test('limits each account separately and resets with the next window', () => {
  const limiter = new RateLimiter({ max: 2, windowMs: 1000 });
  expect([1, 2, 3].map(() => limiter.allows('jane', 5000))).toEqual([true, true, false]);
  expect(limiter.allows('john', 5500)).toBe(true);
  expect(limiter.allows('jane', 5999)).toBe(false);
  expect(limiter.allows('jane', 6000)).toBe(true);
});

test.each(['__proto__', 'constructor'])('handles the uid %s like any other', (uid) => {
  const limiter = new RateLimiter({ max: 1, windowMs: 1000 });
  expect([limiter.allows(uid, 1), limiter.allows(uid, 1)]).toEqual([true, false]);
});

test('limits all callers together, and counts only the calls that it allows', () => {
  const limiter = new RateLimiter({ max: 2, total: 3, windowMs: 1000 });
  const calls = ['jane', 'jane', 'jane', 'john', 'john', 'mary'];
  expect(calls.map((caller) => limiter.allows(caller, 1))).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(limiter.allows('mary', 1001)).toBe(true);
});
