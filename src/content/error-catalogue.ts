import { messages } from '../shared/messages';

/** Messages by error slot. */
export type Errors<Slot extends string> = Readonly<Partial<Record<Slot, string>>>;

/** A form's messages for each Firebase error code, and for all other codes. */
export type Catalogue<Slot extends string> = {
  readonly rows: Readonly<Record<string, Errors<Slot>>>;
  readonly otherwise: Errors<Slot>;
};

// The specification's section 8. With email enumeration protection, Firebase returns
// `invalid-credential` for both an unknown email and a wrong password.
export const logInErrors: Catalogue<'email' | 'password' | 'formFields'> = {
  rows: {
    'invalid-email': { email: messages.emailInvalid },
    'user-not-found': { email: messages.emailUnknown },
    'user-disabled': { email: messages.accountDisabled },
    'invalid-password': { password: messages.passwordInvalid },
    'wrong-password': { password: messages.passwordWrong },
    'invalid-credential': { password: messages.passwordWrong },
  },
  otherwise: { password: messages.somethingWentWrong },
};

export const signUpErrors: Catalogue<'email' | 'password' | 'birthday' | 'formFields'> = {
  rows: {
    'email-already-in-use': { email: messages.emailInUse },
    'invalid-email': { email: messages.emailInvalid },
    'weak-password': { password: messages.passwordTooShort },
    'password-does-not-meet-requirements': { password: messages.passwordTooSimple },
  },
  otherwise: { formFields: messages.somethingWentWrong },
};

export const usernameErrors: Catalogue<'username' | 'name'> = {
  rows: {
    'already-exists': { username: messages.usernameTaken },
  },
  otherwise: { username: messages.somethingWentWrong },
};

export const forgotPasswordErrors: Catalogue<'email'> = {
  rows: {
    'invalid-email': { email: messages.emailInvalid },
    'user-not-found': { email: messages.emailHasNoAccount },
  },
  otherwise: { email: messages.somethingWentWrong },
};

/** `link` replaces the whole screen: the reset link no longer works. */
export const resetPasswordErrors: Catalogue<'password' | 'link'> = {
  rows: {
    'expired-action-code': { link: 'expired' },
    'invalid-action-code': { link: 'used' },
    'user-disabled': { link: 'used' },
    'user-not-found': { link: 'used' },
    'weak-password': { password: messages.passwordTooShort },
    'password-does-not-meet-requirements': { password: messages.passwordTooSimple },
  },
  otherwise: { password: messages.somethingWentWrong },
};
