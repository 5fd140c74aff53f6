import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter';

test('limits each caller', () => {
  const countCall = createRateLimiter(2);
  const callers = ['jane', 'jane', 'jane', 'john'];
  expect(callers.map((caller) => countCall(caller))).toEqual([true, true, false, true]);
});

test('limits the allowed calls of all callers together', () => {
  const countCall = createRateLimiter(1, 2);
  const callers = ['jane', 'jane', 'john', 'mary'];
  expect(callers.map((caller) => countCall(caller))).toEqual([true, false, true, false]);
});

test('allows calls again after a minute', () => {
  const countCall = createRateLimiter(1);
  countCall('jane', 0);
  expect(countCall('jane', 59_999)).toBe(false);
  expect(countCall('jane', 60_000)).toBe(true);
});
