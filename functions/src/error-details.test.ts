import { expect, test } from 'vitest';
import { errorDetails } from './error-details';

/** A message that contains a line like a stack frame. */
const HOSTILE = 'jane@example.com\n    at jane (/jane.ts:1:1)\nJane';

test.each([
  ['a message', new TypeError(HOSTILE)],
  // Some libraries add text to a message later. The stack still has the first message.
  ['a message that was changed', Object.assign(new TypeError('jane'), { message: 'changed' })],
])('the frames of an error exclude %s', (_, thrown) => {
  const { frames } = errorDetails(thrown);
  expect(frames[0]).toMatch(/error-details\.test/);
  expect(frames.join()).not.toMatch(/jane/i);
});

class CustomError extends Error {}

test('an error without a name of its own has the name of its class', () => {
  expect(errorDetails(new CustomError()).error).toBe('CustomError');
});
