import { expect, test } from 'vitest';
import { failureCode } from './failure';

test.each([
  [Object.assign(new Error('m'), { code: 'auth/wrong-password' }), 'wrong-password'],
  [Object.assign(new Error('m'), { code: 'permission-denied' }), 'permission-denied'],
  [{ code: 'jane@example.com' }, 'unknown'],
  [undefined, 'unknown'],
])('the code of %o is %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
