import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter';

test('limits each caller', () => {
  const allowCall = createRateLimiter(2);
  const callers = ['jane', 'jane', 'jane', 'john'];
  expect(callers.map((caller) => allowCall(caller))).toEqual([true, true, false, true]);
});

test('allows calls again after a minute', () => {
  const allowCall = createRateLimiter(1);
  allowCall('jane', 0);
  expect(allowCall('jane', 59_999)).toBe(false);
  expect(allowCall('jane', 60_000)).toBe(true);
});
