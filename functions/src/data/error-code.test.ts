import { expect, test } from 'vitest';
import { errorCode } from './error-code';

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
