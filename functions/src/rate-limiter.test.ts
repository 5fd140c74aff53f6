import { expect, test } from 'vitest';
import { createRateLimiter, createSampler } from './rate-limiter';

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

test('a sampled line of the next minute says how many of its kind were left out', () => {
  const sample = createSampler(2);
  const flood = ['limited', 'limited', 'limited', 'limited'];
  expect(flood.map((kind) => sample(kind, 1))).toEqual([0, 0, undefined, undefined]);
  expect(sample('limited', 60_001)).toBe(2);
  expect(sample('limited', 60_002)).toBe(0);
});

test('a flood of one kind leaves out no line of another', () => {
  const sample = createSampler(1);
  sample('limited', 1);
  sample('limited', 1);
  expect(sample('unauthenticated', 1)).toBe(0);
});
