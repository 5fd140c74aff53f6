import type { FormError } from '../shared/form-error';

export type Errors<Slot extends string> = Readonly<Partial<Record<Slot, FormError>>>;

/** What an operation returns for each Firebase error code, and for all other codes. */
export type Catalogue<Failure> = {
  readonly rows: Readonly<Record<string, Failure>>;
  readonly otherwise: Failure;
};

// With email enumeration protection, Firebase returns
// `invalid-credential` for both an unknown email and a wrong password.
export const logInErrors: Catalogue<Errors<'email' | 'password' | 'formFields'>> = {
  rows: {
    'invalid-email': { email: 'emailInvalid' },
    'user-not-found': { email: 'emailUnknown' },
    'user-disabled': { email: 'accountDisabled' },
    'invalid-password': { password: 'passwordInvalid' },
    'wrong-password': { password: 'passwordWrong' },
    'invalid-credential': { password: 'passwordWrong' },
  },
  otherwise: { password: 'somethingWentWrong' },
};

export const signUpErrors: Catalogue<Errors<'email' | 'password' | 'birthday' | 'formFields'>> = {
  rows: {
    'email-already-in-use': { email: 'emailInUse' },
    'invalid-email': { email: 'emailInvalid' },
    'weak-password': { password: 'passwordTooShort' },
    'password-does-not-meet-requirements': { password: 'passwordTooSimple' },
  },
  otherwise: { formFields: 'somethingWentWrong' },
};

export const usernameErrors: Catalogue<Errors<'username' | 'name'>> = {
  rows: {
    'already-exists': { username: 'usernameTaken' },
  },
  otherwise: { username: 'somethingWentWrong' },
};

export const forgotPasswordErrors: Catalogue<Errors<'email'>> = {
  rows: {
    'invalid-email': { email: 'emailInvalid' },
    'user-not-found': { email: 'emailHasNoAccount' },
  },
  otherwise: { email: 'somethingWentWrong' },
};

/** Why a link no longer works. `maybeSet`: perhaps because it has just been used. */
export type InvalidLink = 'expired' | 'used' | 'maybeSet';

/** `link` replaces the whole screen. */
type LinkErrors = Errors<'password' | 'formFields'> & { readonly link?: InvalidLink };

/** For the links of all emails. */
export const linkErrors: Catalogue<LinkErrors> = {
  rows: {
    'expired-action-code': { link: 'expired' },
    'invalid-action-code': { link: 'used' },
    'user-disabled': { link: 'used' },
    'user-not-found': { link: 'used' },
    'email-already-in-use': { formFields: 'emailInUse' },
    'weak-password': { password: 'passwordTooShort' },
    'password-does-not-meet-requirements': { password: 'passwordTooSimple' },
  },
  otherwise: { password: 'somethingWentWrong' },
};
