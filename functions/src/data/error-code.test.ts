import { expect, test } from 'vitest';
import { errorCode } from './error-code';

test.each([
  // gRPC defines the number of each status.
  ['a gRPC status', { code: 14 }, 'unavailable'],
  ['an HTTP status', { code: 503 }, '503'],
  ['a code of Firebase', { code: 'storage/invalid-argument' }, 'storage/invalid-argument'],
  // Text in another form than a code's can be personal data.
  ['another text', { code: 'jane@example.com' }, 'unknown'],
])('the code of an error with %s', (_, error, code) => {
  expect(errorCode(error)).toBe(code);
});
