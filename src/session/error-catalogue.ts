import type { Errors } from '../shared/form-outcome';

/**
 * The errors of a form for error codes of Firebase, without `auth/`. A listed code is the answer to
 * wrong input, and operators hear nothing of it. Any other code is a failure, which `runOperation`
 * reports to them.
 */
export type Catalogue<Slot extends string> = Readonly<Record<string, Errors<Slot>>>;

// With email enumeration protection, Firebase returns `invalid-credential` for both an unknown
// email and a wrong password.
export const logInErrors: Catalogue<'email' | 'password'> = {
  'invalid-email': { email: 'emailInvalid' },
  'user-not-found': { email: 'emailUnknown' },
  'user-disabled': { email: 'accountDisabled' },
  'invalid-password': { password: 'passwordInvalid' },
  'wrong-password': { password: 'passwordWrong' },
  'invalid-credential': { password: 'passwordWrong' },
};

export const newPasswordErrors: Catalogue<'password'> = {
  'weak-password': { password: 'passwordTooShort' },
  'password-does-not-meet-requirements': { password: 'passwordTooSimple' },
};

export const signUpErrors: Catalogue<'email' | 'password'> = {
  'email-already-in-use': { email: 'emailInUse' },
  'invalid-email': { email: 'emailInvalid' },
  ...newPasswordErrors,
};

/** For a username that is taken or reserved. */
export const claimErrors: Catalogue<'username'> = {
  'already-exists': { username: 'usernameTaken' },
};

export const forgotPasswordErrors: Catalogue<'email'> = {
  'invalid-email': { email: 'emailInvalid' },
  'user-not-found': { email: 'emailHasNoAccount' },
};

/** For links that confirm, change or restore an email. Their form has no input, only a button. */
export const addressLinkErrors: Catalogue<'formFields'> = {
  'email-already-in-use': { formFields: 'emailInUse' },
};

/** Why a link no longer works. */
export type InvalidLink = 'expired' | 'used';

/**
 * Firebase's codes for a link that no longer works. A notice replaces the screen; there is no
 * separate one for an account that is disabled or deleted.
 */
export const invalidLinkCodes: Readonly<Record<string, InvalidLink>> = {
  'expired-action-code': 'expired',
  'invalid-action-code': 'used',
  'user-disabled': 'used',
  'user-not-found': 'used',
};
