import { expect, test } from 'vitest';
import { suggestedUsernames } from './suggested-usernames';

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
