import { expect, test } from 'vitest';
import { messages } from '../shared/messages';
import {
  addressLinkErrors,
  type Catalogue,
  forgotPasswordErrors,
  logInErrors,
  signUpErrors,
} from './error-catalogue';

const IN_USE = 'This email is already in use by another account.';
const NO_ACCOUNT = 'There is no account associated with the email you entered.';
const TOO_SHORT = 'Passwords must contain at least 6 characters.';
const TOO_SIMPLE = 'Passwords must contain both letters and numbers.';

test.each<[string, Catalogue<string>, string, string, string]>([
  ['log-in', logInErrors, 'invalid-email', 'email', 'Enter a valid email.'],
  ['log-in', logInErrors, 'user-not-found', 'email', 'User not found. Try signing up!'],
  ['log-in', logInErrors, 'user-disabled', 'email', 'This account is currently disabled.'],
  ['log-in', logInErrors, 'invalid-password', 'password', 'Enter a valid password.'],
  ['log-in', logInErrors, 'wrong-password', 'password', 'Wrong password.'],
  ['log-in', logInErrors, 'invalid-credential', 'password', 'Wrong password.'],
  ['sign-up', signUpErrors, 'email-already-in-use', 'email', IN_USE],
  ['sign-up', signUpErrors, 'invalid-email', 'email', 'Enter a valid email.'],
  ['sign-up', signUpErrors, 'weak-password', 'password', TOO_SHORT],
  ['sign-up', signUpErrors, 'password-does-not-meet-requirements', 'password', TOO_SIMPLE],
  ['forgot password', forgotPasswordErrors, 'invalid-email', 'email', 'Enter a valid email.'],
  ['forgot password', forgotPasswordErrors, 'user-not-found', 'email', NO_ACCOUNT],
  ['address link', addressLinkErrors, 'email-already-in-use', 'formFields', IN_USE],
])('$0 shows the error for $2 at $3', (_, catalogue, code, slot, text) => {
  const errors = Object.entries(catalogue[code] ?? {});
  const shown = errors.map(([place, error]) => [place, error && messages[error]]);
  expect(shown).toEqual([[slot, text]]);
});
