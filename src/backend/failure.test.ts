import { expect, test } from 'vitest';
import { failureCode, suggestedUsernames } from './failure';

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

const failure = (details: unknown) => Object.assign(new Error('m'), { details });

test.each<[unknown, readonly string[]]>([
  [failure({ suggestions: ['jane2', 'jane.sea'] }), ['jane2', 'jane.sea']],
  [failure({ suggestions: [] }), []],
  [failure({ suggestions: ['jane2', 'Jane'] }), []],
  [failure({ suggestions: ['jane2', 'jane3', 'jane4', 'jane5'] }), []],
  [failure({ suggestions: 'jane2' }), []],
  [failure({ call: 'id' }), []],
  [failure(undefined), []],
  [undefined, []],
])('%o suggests %j', (error, usernames) => {
  expect(suggestedUsernames(error)).toEqual(usernames);
});
