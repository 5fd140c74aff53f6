import { expect, test } from 'vitest';
import { createSampler } from './sampler';

test('a line of the next minute says how many of its kind were left out', () => {
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
