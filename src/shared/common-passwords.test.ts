import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';
import { passwordError } from './credentials';

test.each([
  'password1',
  'Password123',
  'qwerty123',
  'abc123',
  'iloveyou2',
  'monkey01',
  'summer2024',
  'dragon99',
  '1q2w3e4r',
  'a123456',
  'welcome1!',
  'trustno1',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(passwordError(password)).toBeUndefined();
});

test.each(['sailing1', 'password', 'ankerplatz7', 'monkey8412', 'x7', 'correct horse 1', ''])(
  '%j is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
