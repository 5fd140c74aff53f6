import { expect, test } from 'vitest';
import { errorCode, errorDetails } from './errors';

const failed = (code: unknown) => Object.assign(new Error('jane@example.com'), { code });

// Numeric codes follow the gRPC status code list.
test.each([
  [failed(14), 'unavailable'],
  [failed(503), '503'],
  [failed('storage/invalid-argument'), 'storage/invalid-argument'],
  [failed('jane@example.com'), 'unknown'],
  [failed(1.5), 'unknown'],
  [undefined, 'unknown'],
])('logs the code of %o as %s', (error, code) => {
  expect(errorCode(error)).toBe(code);
});

const HOSTILE = 'jane@example.com\n    at jane (/jane.ts:1:1)\nJane';

test.each([
  [HOSTILE, HOSTILE],
  ['jane@example.com', 'changed'],
])('describes an error by its class and frames, without its message %j (now %j)', (before, now) => {
  const thrown = Object.assign(new TypeError(before), { message: now });
  const { error, frames } = errorDetails(thrown);
  expect(error).toBe('TypeError');
  expect(frames[0]).toMatch(/errors\.test/);
  expect(frames.join()).not.toMatch(/jane/i);
});

test.each([
  [new (class Custom extends Error {})(), 'Custom'],
  ['jane', 'string'],
])('names the class of %o', (thrown, name) => {
  expect(errorDetails(thrown).error).toBe(name);
});
