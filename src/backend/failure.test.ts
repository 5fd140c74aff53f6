import { expect, test } from 'vitest';
import { failureCode, suggestedUsernames } from './failure';

test.each([
  [Object.assign(new Error('m'), { code: 'auth/wrong-password' }), 'wrong-password'],
  [Object.assign(new Error('m'), { code: 'permission-denied' }), 'permission-denied'],
  [{ code: 'jane@example.com' }, 'unknown'],
  [undefined, 'unknown'],
])('the code of %o is %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});

test('an error for a taken username suggests free ones', () => {
  const error = Object.assign(new Error('m'), { details: { suggestions: ['jane2', 'jane.sea'] } });
  expect(suggestedUsernames(error)).toEqual(['jane2', 'jane.sea']);
});

test.each([
  ['with an invalid suggestion', { details: { suggestions: ['jane2', 'Jane'] } }],
  ['with other details', { details: { call: 'id' } }],
  ['without an error', undefined],
])('suggests nothing %s', (_, error) => {
  expect(suggestedUsernames(error)).toEqual([]);
});
