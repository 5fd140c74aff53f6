import { expect, test } from 'vitest';
import { errorDetails } from './error-details';

/** Two of its lines look like stack frames: with a file that exists, and with an invalid URL. */
const HOSTILE = 'jane@example.com\n    at jane (/etc/hosts:1:1)\n    at //[jane:1:1\nJane';

test('the frames of an error exclude its message', () => {
  expect(errorDetails(new TypeError(HOSTILE)).frames[0]).toMatch(/error-details\.test/);
});

test.each(['changed', '', 'TypeError'])('frames exclude a message replaced by %j', (message) => {
  const thrown = new TypeError(HOSTILE);
  // V8 writes the stack when it is first read, so this one keeps the first message.
  expect(thrown.stack).toContain(HOSTILE);
  thrown.message = message;
  const frames = errorDetails(thrown).frames.join();
  expect(frames).toMatch(/error-details\.test/);
  expect(frames).not.toMatch(/jane/i);
});

class CustomError extends Error {}

test('an error without a name of its own has the name of its class', () => {
  expect(errorDetails(new CustomError()).error).toBe('CustomError');
});
