import { expect, test } from 'vitest';
import type { FormError } from '../shared/messages';
import {
  addressLinkErrors,
  forgotPasswordErrors,
  logInErrors,
  newPasswordErrors,
  signUpErrors,
} from './error-catalogue';

const catalogues = {
  'log-in': logInErrors,
  'sign-up': signUpErrors,
  'forgot password': forgotPasswordErrors,
  'new password': newPasswordErrors,
  'address link': addressLinkErrors,
};

type CatalogueName = keyof typeof catalogues;

const rows: [CatalogueName, code: string, slot: string, error: FormError][] = [
  ['log-in', 'invalid-email', 'email', 'emailInvalid'],
  ['log-in', 'user-not-found', 'email', 'emailUnknown'],
  ['log-in', 'user-disabled', 'email', 'accountDisabled'],
  ['log-in', 'invalid-password', 'password', 'passwordInvalid'],
  ['log-in', 'wrong-password', 'password', 'passwordWrong'],
  ['log-in', 'invalid-credential', 'password', 'passwordWrong'],
  ['sign-up', 'email-already-in-use', 'email', 'emailInUse'],
  ['sign-up', 'invalid-email', 'email', 'emailInvalid'],
  ['sign-up', 'weak-password', 'password', 'passwordTooShort'],
  ['sign-up', 'password-does-not-meet-requirements', 'password', 'passwordTooSimple'],
  ['forgot password', 'invalid-email', 'email', 'emailInvalid'],
  ['forgot password', 'user-not-found', 'email', 'emailHasNoAccount'],
  ['new password', 'weak-password', 'password', 'passwordTooShort'],
  ['new password', 'password-does-not-meet-requirements', 'password', 'passwordTooSimple'],
  ['address link', 'email-already-in-use', 'formFields', 'emailInUse'],
];

test.each(rows)('$0: $1 is the error $3 at $2', (name, code, slot, error) => {
  expect(catalogues[name][code]).toEqual({ [slot]: error });
});

test.each(Object.entries(catalogues))('every code of %s has a row', (name, catalogue) => {
  const codes = rows.filter(([catalogueName]) => catalogueName === name).map(([, code]) => code);
  expect(codes.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});
