import { expect, test } from 'vitest';
import { emailSchema, passwordError } from './credentials';

test.each([
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

test.each(['a1xxxx', 'pass word 1'])('accepts the password %j', (password) => {
  expect(passwordError(password)).toBeUndefined();
});

test.each([
  ['five characters', 'a1xxx', 'passwordTooShort'],
  ['no lowercase letter', 'ABCDE1', 'passwordTooSimple'],
  ['no digit', 'abcdef', 'passwordTooSimple'],
])('a password with $0 has the error $2', (_, password, error) => {
  expect(passwordError(password)).toBe(error);
});
