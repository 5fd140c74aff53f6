import { expect, test } from 'vitest';
import { usernameError, usernameSchema } from './username';
import { suggestUsernames } from './username-suggestions';

/** Far more than the function checks, so that a missing one reveals nothing. */
const MIN_COUNT = 100;

const LONG = 'a'.repeat(27);

test.each([
  'jane',
  'abc',
  '__x',
  '.ab',
  'jane2',
  'jane_',
  'admin',
  'lively',
  `${LONG}aaa`,
  `${LONG}.aa`,
  `${LONG}a1x`,
])('%s leads to many valid and different usernames', (username) => {
  const suggestions = suggestUsernames(username);
  expect(suggestions.filter((suggestion) => usernameError(suggestion))).toEqual([]);
  expect(suggestions.filter((one) => usernameSchema.parse(one) !== one)).toEqual([]);
  expect(new Set(suggestions).size).toBe(suggestions.length);
  expect(suggestions.length).toBeGreaterThanOrEqual(MIN_COUNT);
});

test('they keep the username and end in a word or a number', () => {
  const suggestions = suggestUsernames('jane');
  expect(suggestions.filter((one) => !/^jane([._][a-z]+|\d{1,2})$/.test(one))).toEqual([]);
  expect(suggestions).toEqual(
    expect.arrayContaining(['jane.sails', 'jane_tide', 'jane2', 'jane99']),
  );
  expect(suggestUsernames('jane')).toEqual(suggestions);
});

test('they keep as much of a long username as fits', () => {
  const suggestions = suggestUsernames(`${LONG}xyz`);
  expect(suggestions).toContain(`${LONG}xy2`);
  expect(suggestions).toContain(`${LONG.slice(0, 24)}.sails`);
});

test('none is reserved', () => {
  expect(suggestUsernames('jane')).toContain('jane.lively');
  expect(suggestUsernames('admin')).toContain('admin.sails');
  expect(suggestUsernames('admin')).not.toContain('admin.lively');
});
