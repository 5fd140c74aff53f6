import { expect, test } from 'vitest';
import { errorCode } from './error-code';
import { DeadlineExceeded } from './with-timeout';

const failed = (code: unknown) => Object.assign(new Error('jane@example.com'), { code });

// Numeric codes follow the gRPC status code list.
test.each([
  [failed(10), 'aborted'],
  [failed(14), 'unavailable'],
  [failed(16), 'unauthenticated'],
  [failed(503), '503'],
  [failed('ECONNREFUSED'), 'ECONNREFUSED'],
  [failed('storage/invalid-argument'), 'storage/invalid-argument'],
  [new DeadlineExceeded(), 'deadline-exceeded'],
  [failed('jane@example.com'), 'unknown'],
  [failed(1.5), 'unknown'],
  [new Error('jane'), 'unknown'],
  [undefined, 'unknown'],
])('logs %o as %s', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
