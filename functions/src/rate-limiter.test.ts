import { expect, test } from 'vitest';
import { createRateLimiter, createSampler } from './rate-limiter';

test('limits each caller', () => {
  const countCall = createRateLimiter(2);
  const callers = ['jane', 'jane', 'jane', 'john'];
  expect(callers.map((caller) => countCall(caller, 1))).toEqual([true, true, false, true]);
});

test('limits the allowed calls of all callers together', () => {
  const countCall = createRateLimiter(1, 2);
  const callers = ['jane', 'jane', 'john', 'mary'];
  expect(callers.map((caller) => countCall(caller, 1))).toEqual([true, false, true, false]);
});

test('allows calls again after a minute', () => {
  const countCall = createRateLimiter(1);
  countCall('jane', 1);
  expect(countCall('jane', 60_000)).toBe(false);
  expect(countCall('jane', 60_001)).toBe(true);
});

test('the first line of the next minute counts the lines that were left out', () => {
  const countLine = createSampler(2);
  const flood = ['limited', 'limited', 'limited', 'limited'];
  expect(flood.map((kind) => countLine(kind, 1))).toEqual([0, 0, undefined, undefined]);
  expect(countLine('limited', 60_001)).toBe(2);
  expect(countLine('limited', 60_002)).toBe(0);
});

test('a flood of one kind leaves out no line of another', () => {
  const countLine = createSampler(1);
  countLine('limited', 1);
  countLine('limited', 1);
  expect(countLine('unauthenticated', 1)).toBe(0);
});
