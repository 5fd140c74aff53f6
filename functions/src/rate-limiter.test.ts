import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter';

test('limits each caller, and all together, until the next minute', () => {
  const isAllowed = createRateLimiter(2, 3);
  const calls = ['jane', 'jane', 'jane', 'john', 'john', 'mary'];
  // A refused call does not count for all together.
  expect(calls.map((caller) => isAllowed(caller, 1))).toEqual([
    ...[true, true, false],
    ...[true, false, false],
  ]);
  expect(isAllowed('mary', 60_000)).toBe(false);
  expect(isAllowed('mary', 60_001)).toBe(true);
});
