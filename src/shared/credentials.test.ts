import { expect, test } from 'vitest';
import { emailSchema, passwordError } from './credentials';
import { LIMITS } from './limits';

const DOMAIN = '@example.com';
const LONGEST_EMAIL = `${'a'.repeat(LIMITS.email.max - DOMAIN.length)}${DOMAIN}`;
const SHORTEST_PASSWORD = `a1${'x'.repeat(LIMITS.password.min - 2)}`;

test.each([
  ['a tag and a subdomain', 'first.last+tag@sub.example.com'],
  ['every special character', "o'neil!#$%&*+./=?^_`{|}~-@example.com"],
  ['digits', '1@2.34'],
  ['the most characters', LONGEST_EMAIL],
])('accepts an email with %s', (_, email) => {
  expect(emailSchema.safeParse(email).success).toBe(true);
});

test.each([
  ['no domain', 'jane@'],
  ['no dot in the domain', 'jane@example'],
  ['a space', 'ja ne@example.com'],
  ['two dots in a row', 'jane@example..com'],
  ['a hyphen at the start of the domain', 'jane@-example.com'],
  ['a dot at the end', 'jane@example.com.'],
  ['a letter outside ASCII', 'jané@example.com'],
  ['one character too many', `a${LONGEST_EMAIL}`],
])('refuses an email with %s', (_, email) => {
  expect(emailSchema.safeParse(email).success).toBe(false);
});

test.each([
  ['the fewest characters', SHORTEST_PASSWORD],
  ['spaces', 'pass word 1'],
])('accepts a password with %s', (_, password) => {
  expect(passwordError(password)).toBeUndefined();
});

test.each([
  ['one character too few', 'passwordTooShort', SHORTEST_PASSWORD.slice(0, -1)],
  ['no lowercase letter', 'passwordTooSimple', SHORTEST_PASSWORD.toUpperCase()],
  ['no digit', 'passwordTooSimple', 'x'.repeat(LIMITS.password.min)],
])('a password with %s has the error %s', (_, error, password) => {
  expect(passwordError(password)).toBe(error);
});
