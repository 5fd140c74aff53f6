import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';
import { emailSchema, passwordError } from './credentials';

test.each([
  ['a short address', 'a@b.co'],
  ['a tag in a subdomain', 'first.last+tag@sub.example.com'],
  ['every special character', "o'neil!#$%&*/=?^_`{|}~-@example.com"],
  ['digits', '1@2.34'],
  ['254 characters', `${'a'.repeat(242)}@example.com`],
])('accepts an email with %s', (_, email) => {
  expect(emailSchema.safeParse(email).success).toBe(true);
});

test.each([
  ['no domain', 'jane@'],
  ['no dot in the domain', 'jane@example'],
  ['a space', 'ja ne@example.com'],
  ['two dots in a row', 'jane@example..com'],
  ['a hyphen before the domain', 'jane@-example.com'],
  ['a dot at the end', 'jane@example.com.'],
  ['a letter outside ASCII', 'jané@example.com'],
  ['255 characters', `${'a'.repeat(243)}@example.com`],
])('refuses an email with %s', (_, email) => {
  expect(emailSchema.safeParse(email).success).toBe(false);
});

test.each([
  ['six characters', 'a1xxxx'],
  ['spaces', 'pass word 1'],
  ['a common word', 'password1'],
])('accepts a password with %s', (_, password) => {
  expect(passwordError(password)).toBeUndefined();
});

test.each([
  ['five characters', 'a1xxx', 'passwordTooShort'],
  ['no lowercase letter', 'ABCDE1', 'passwordTooSimple'],
  ['no digit', 'abcdef', 'passwordTooSimple'],
  ['only spaces', ' '.repeat(6), 'passwordTooSimple'],
])('refuses a password with %s', (_, password, error) => {
  expect(passwordError(password)).toBe(error);
});

test.each([
  'password1',
  'Password123',
  'iloveyou2',
  'monkey01',
  'summer2024',
  'dragon99',
  '1q2w3e4r',
  'a123456',
  'welcome1!',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['sailing1', 'password', 'ankerplatz7', 'monkey8412', 'x7', 'correct horse 1', ''])(
  '%j is not common',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
