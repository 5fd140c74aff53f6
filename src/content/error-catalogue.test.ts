import { describe, expect, test } from 'vitest';
import {
  forgotPasswordErrors,
  logInErrors,
  resetPasswordErrors,
  signUpErrors,
  usernameErrors,
} from './error-catalogue';

// Messages are spelled out so that a change to the shared constants fails a test.
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
    'reset password',
    resetPasswordErrors,
    {
      'expired-action-code': { link: 'expired' },
      'invalid-action-code': { link: 'used' },
      'user-disabled': { link: 'used' },
      'user-not-found': { link: 'used' },
      'weak-password': { password: 'Passwords must contain at least 6 characters.' },
      'password-does-not-meet-requirements': {
        password: 'Passwords must contain both letters and numbers.',
      },
    },
    { password: 'Oops! Something went wrong.' },
  ],
])('%s', (_, catalogue, rows, otherwise) => {
  test.each(Object.entries(rows))('maps %s', (code, errors) => {
    expect(Object.entries(catalogue.rows)).toContainEqual([code, errors]);
  });

  test('has no other rows', () => {
    expect(Object.keys(catalogue.rows)).toEqual(Object.keys(rows));
  });

  test('falls back for any other code', () => {
    expect(catalogue.otherwise).toEqual(otherwise);
  });
});
