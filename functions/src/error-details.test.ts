import { expect, test } from 'vitest';
import { errorDetails } from './error-details';

const HOSTILE = 'jane@example.com\n    at jane (/jane.ts:1:1)\nJane';

test.each([
  [HOSTILE, HOSTILE],
  ['jane@example.com', 'changed'],
])('describes an error by its class and frames, without its message %j (now %j)', (before, now) => {
  const thrown = Object.assign(new TypeError(before), { message: now });
  const { error, frames } = errorDetails(thrown);
  expect(error).toBe('TypeError');
  expect(frames[0]).toMatch(/error-details\.test/);
  expect(frames.join()).not.toMatch(/jane/i);
});

test.each([
  [new (class Custom extends Error {})(), 'Custom'],
  ['jane', 'string'],
])('names the class of %o', (thrown, name) => {
  expect(errorDetails(thrown).error).toBe(name);
});
