import { expect, test } from 'vitest';
import { errorDetails } from './error-details';

/** A message with lines like stack frames, one of them with an address that is no URL. */
const HOSTILE = 'jane@example.com\n    at jane (/jane.ts:1:1)\n    at //[jane:1:1\nJane';

function expectNoMessage(thrown: Error): void {
  const { frames } = errorDetails(thrown);
  expect(frames[0]).toMatch(/error-details\.test/);
  expect(frames.join()).not.toMatch(/jane/i);
}

test('the frames of an error exclude its message', () => expectNoMessage(new TypeError(HOSTILE)));

test('the frames of an error exclude a message that a library has changed', () => {
  const thrown = new TypeError(HOSTILE);
  // V8 writes the stack, with the first message, when it is read.
  expect(thrown.stack).toContain(HOSTILE);
  thrown.message = 'changed';
  expectNoMessage(thrown);
});

class CustomError extends Error {}

test('an error without a name of its own has the name of its class', () => {
  expect(errorDetails(new CustomError()).error).toBe('CustomError');
});
