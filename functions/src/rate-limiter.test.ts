import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter';

test('limits each caller', () => {
  const isAllowed = createRateLimiter(2);
  const calls = ['jane', 'jane', 'jane', 'john'];
  expect(calls.map((caller) => isAllowed(caller, 1))).toEqual([true, true, false, true]);
});

test('limits all callers together, without the calls that it refuses', () => {
  const isAllowed = createRateLimiter(1, 2);
  const calls = ['jane', 'jane', 'john', 'mary'];
  expect(calls.map((caller) => isAllowed(caller, 1))).toEqual([true, false, true, false]);
});

test('allows calls again after a minute', () => {
  const isAllowed = createRateLimiter(1);
  isAllowed('jane', 1);
  expect(isAllowed('jane', 60_000)).toBe(false);
  expect(isAllowed('jane', 60_001)).toBe(true);
});
