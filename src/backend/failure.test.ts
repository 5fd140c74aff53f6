import { expect, test } from 'vitest';
import { failureCode, suggestedUsernames } from './failure';

test.each([
  [Object.assign(new Error('m'), { code: 'auth/wrong-password' }), 'wrong-password'],
  [Object.assign(new Error('m'), { code: 'functions/already-exists' }), 'already-exists'],
  [new Error('Failed to fetch'), 'unknown'],
  [{ code: 'jane@example.com' }, 'unknown'],
  [{ code: 7 }, 'unknown'],
  [undefined, 'unknown'],
])('the code of %o is %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});

test('an error for a taken username suggests free ones', () => {
  const error = Object.assign(new Error('m'), { details: { suggestions: ['jane2', 'jane.sea'] } });
  expect(suggestedUsernames(error)).toEqual(['jane2', 'jane.sea']);
});

test.each([
  ['no suggestions', { details: { suggestions: [] } }],
  ['an invalid suggestion', { details: { suggestions: ['jane2', 'Jane'] } }],
  ['too many suggestions', { details: { suggestions: ['jane2', 'jane3', 'jane4', 'jane5'] } }],
  ['suggestions of another type', { details: { suggestions: 'jane2' } }],
  ['other details', { details: { call: 'id' } }],
  ['no details', {}],
  ['no error', undefined],
])('%s: nothing is suggested', (_, error) => {
  expect(suggestedUsernames(error)).toEqual([]);
});
