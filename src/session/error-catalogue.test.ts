import { describe, expect, test } from 'vitest';
import { messages } from '../content/messages';
import {
  forgotPasswordErrors,
  linkErrors,
  logInErrors,
  signUpErrors,
  usernameErrors,
} from './error-catalogue';

/** The texts that a person sees; the state of a link has none here. */
const textsOf = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([slot, error]) => [
      slot,
      isFormError(error) ? messages[error] : error,
    ]),
  );
const isFormError = (error: string): error is keyof typeof messages => error in messages;

describe.each([
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
    { password: 'Oops! Something went wrong.' },
  ],
  [
    'sign-up',
    signUpErrors,
    {
      'email-already-in-use': { email: 'This email is already in use by another account.' },
      'invalid-email': { email: 'Enter a valid email.' },
      'weak-password': { password: 'Passwords must contain at least 6 characters.' },
      'password-does-not-meet-requirements': {
        password: 'Passwords must contain both letters and numbers.',
      },
    },
    { formFields: 'Oops! Something went wrong.' },
  ],
  [
    'username',
    usernameErrors,
    {
      'already-exists': { username: 'Username already exists. Please choose another one.' },
    },
    { username: 'Oops! Something went wrong.' },
  ],
  [
    'forgot password',
    forgotPasswordErrors,
    {
      'invalid-email': { email: 'Enter a valid email.' },
      'user-not-found': { email: 'There is no account associated with the email you entered.' },
    },
    { email: 'Oops! Something went wrong.' },
  ],
  [
    'link of an email',
    linkErrors,
    {
      'expired-action-code': { link: 'expired' },
      'invalid-action-code': { link: 'used' },
      'user-disabled': { link: 'used' },
      'user-not-found': { link: 'used' },
      'email-already-in-use': { formFields: 'This email is already in use by another account.' },
      'weak-password': { password: 'Passwords must contain at least 6 characters.' },
      'password-does-not-meet-requirements': {
        password: 'Passwords must contain both letters and numbers.',
      },
    },
    { password: 'Oops! Something went wrong.' },
  ],
])('%s', (_, { rows, otherwise }, texts, otherText) => {
  test('has the text of each code', () => {
    expect(
      Object.fromEntries(Object.entries(rows).map(([code, row]) => [code, textsOf(row)])),
    ).toEqual(texts);
  });

  test('has the text of all other codes', () => {
    expect(textsOf(otherwise)).toEqual(otherText);
  });
});
