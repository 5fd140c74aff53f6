import { expect, test } from 'vitest';
import type { FormError } from '../shared/messages';
import * as errorCatalogue from './error-catalogue';

/** The errors of forms. For an invalid link, a screen shows a notice instead. */
const { invalidLinkCodes, ...catalogues } = errorCatalogue;

const rows: [name: keyof typeof catalogues, code: string, slot: string, error: FormError][] = [
  ['logInErrors', 'invalid-email', 'email', 'emailInvalid'],
  ['logInErrors', 'user-not-found', 'email', 'emailUnknown'],
  ['logInErrors', 'user-disabled', 'email', 'accountDisabled'],
  ['logInErrors', 'invalid-password', 'password', 'passwordInvalid'],
  ['logInErrors', 'wrong-password', 'password', 'passwordWrong'],
  ['logInErrors', 'invalid-credential', 'password', 'passwordWrong'],
  ['signUpErrors', 'email-already-in-use', 'email', 'emailInUse'],
  ['signUpErrors', 'invalid-email', 'email', 'emailInvalid'],
  ['signUpErrors', 'weak-password', 'password', 'passwordTooShort'],
  ['signUpErrors', 'password-does-not-meet-requirements', 'password', 'passwordTooSimple'],
  ['claimErrors', 'already-exists', 'username', 'usernameTaken'],
  ['forgotPasswordErrors', 'invalid-email', 'email', 'emailInvalid'],
  ['forgotPasswordErrors', 'user-not-found', 'email', 'emailHasNoAccount'],
  ['newPasswordErrors', 'weak-password', 'password', 'passwordTooShort'],
  ['newPasswordErrors', 'password-does-not-meet-requirements', 'password', 'passwordTooSimple'],
  ['addressLinkErrors', 'email-already-in-use', 'formFields', 'emailInUse'],
];

test.each(rows)('$0 shows $3 at $2 for the code $1', (name, code, slot, error) => {
  expect(catalogues[name][code]).toEqual({ [slot]: error });
});

test.each(Object.entries(catalogues))('every code of %s has a row', (name, catalogue) => {
  const codes = rows.filter(([catalogueName]) => catalogueName === name).map(([, code]) => code);
  expect(codes.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});
