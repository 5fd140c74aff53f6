import { describe, expect, test } from 'vitest';
import {
  forgotPasswordErrors,
  logInErrors,
  resetPasswordErrors,
  signUpErrors,
  usernameErrors,
} from './error-catalogue';

describe.each([
  [
    'log-in',
    logInErrors,
    {
      'invalid-email': { email: 'emailInvalid' },
      'user-not-found': { email: 'emailUnknown' },
      'user-disabled': { email: 'accountDisabled' },
      'invalid-password': { password: 'passwordInvalid' },
      'wrong-password': { password: 'passwordWrong' },
      'invalid-credential': { password: 'passwordWrong' },
    },
    { password: 'somethingWentWrong' },
  ],
  [
    'sign-up',
    signUpErrors,
    {
      'email-already-in-use': { email: 'emailInUse' },
      'invalid-email': { email: 'emailInvalid' },
      'weak-password': { password: 'passwordTooShort' },
      'password-does-not-meet-requirements': {
        password: 'passwordTooSimple',
      },
    },
    { formFields: 'somethingWentWrong' },
  ],
  [
    'username',
    usernameErrors,
    {
      'already-exists': { username: 'usernameTaken' },
    },
    { username: 'somethingWentWrong' },
  ],
  [
    'forgot password',
    forgotPasswordErrors,
    {
      'invalid-email': { email: 'emailInvalid' },
      'user-not-found': { email: 'emailHasNoAccount' },
    },
    { email: 'somethingWentWrong' },
  ],
  [
    'reset password',
    resetPasswordErrors,
    {
      'expired-action-code': { link: 'expired' },
      'invalid-action-code': { link: 'used' },
      'user-disabled': { link: 'used' },
      'user-not-found': { link: 'used' },
      'weak-password': { password: 'passwordTooShort' },
      'password-does-not-meet-requirements': {
        password: 'passwordTooSimple',
      },
    },
    { password: 'somethingWentWrong' },
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
