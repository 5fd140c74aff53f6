import { expect, test } from 'vitest';
import { failureCode } from './failure';

test.each([
  [Object.assign(new Error('m'), { code: 'auth/wrong-password' }), 'wrong-password'],
  [Object.assign(new Error('m'), { code: 'functions/already-exists' }), 'already-exists'],
  [new Error('Failed to fetch'), 'unknown'],
  [{ code: 'jane@example.com' }, 'unknown'],
  [{ code: 7 }, 'unknown'],
  [undefined, 'unknown'],
])('maps %o to %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
