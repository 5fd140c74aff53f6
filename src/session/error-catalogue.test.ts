import { expect, test } from 'vitest';
import { messages } from '../content/messages';
import type { Errors } from '../shared/form-error';
import {
  type Catalogue,
  emailLinkErrors,
  forgotPasswordErrors,
  logInErrors,
  newPasswordErrors,
  signUpErrors,
  usernameErrors,
} from './error-catalogue';

const textsOf = (errors: Errors<string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([slot, error]) => [slot, error && messages[error]]),
  );

const newPasswordTexts = {
  'weak-password': { password: 'Passwords must contain at least 6 characters.' },
  'password-does-not-meet-requirements': {
    password: 'Passwords must contain both letters and numbers.',
  },
};

test.each<[string, Catalogue<string>, object]>([
  [
    'log-in',
    logInErrors,
    {
      'invalid-email': { email: 'Enter a valid email.' },
      'user-not-found': { email: 'User not found. Try signing up!' },
      'user-disabled': { email: 'This account is currently disabled.' },
      'invalid-password': { password: 'Enter a valid password.' },
      'wrong-password': { password: 'Wrong password.' },
      'invalid-credential': { password: 'Wrong password.' },
    },
  ],
  [
    'sign-up',
    signUpErrors,
    {
      'email-already-in-use': { email: 'This email is already in use by another account.' },
      'invalid-email': { email: 'Enter a valid email.' },
      ...newPasswordTexts,
    },
  ],
  [
    'username',
    usernameErrors,
    { 'already-exists': { username: 'Username already exists. Please choose another one.' } },
  ],
  [
    'forgot password',
    forgotPasswordErrors,
    {
      'invalid-email': { email: 'Enter a valid email.' },
      'user-not-found': { email: 'There is no account associated with the email you entered.' },
    },
  ],
  ['new password', newPasswordErrors, newPasswordTexts],
  [
    'link of an email',
    emailLinkErrors,
    { 'email-already-in-use': { formFields: 'This email is already in use by another account.' } },
  ],
])('%s has the text of each code', (_, catalogue, texts) => {
  const shown = Object.entries(catalogue).map(([code, errors]) => [code, textsOf(errors)]);
  expect(Object.fromEntries(shown)).toEqual(texts);
});

test('the messages of failures without a code of their own', () => {
  expect(messages.somethingWentWrong).toBe('Oops! Something went wrong.');
});
