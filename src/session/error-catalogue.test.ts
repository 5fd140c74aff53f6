import { AuthErrorCodes } from 'firebase/auth';
import { expect, test } from 'vitest';
import { type FormError, messages } from '../shared/messages';
import {
  addressLinkErrors,
  type Catalogue,
  claimErrors,
  forgotPasswordErrors,
  logInErrors,
  newPasswordErrors,
  signUpErrors,
} from './error-catalogue';

const catalogues = {
  addressLinkErrors,
  claimErrors,
  forgotPasswordErrors,
  logInErrors,
  newPasswordErrors,
  signUpErrors,
} satisfies Record<string, Catalogue<string>>;

type Row = readonly [form: keyof typeof catalogues, code: string, slot: string, text: string];

const TOO_SIMPLE = 'Passwords must contain both letters and numbers.';
const TOO_SHORT = 'Passwords must contain at least 6 characters.';
const EMAIL_IN_USE = 'This email is already in use by another account.';

/** The specification's error catalogue, letter for letter, and codes that Firebase has besides. */
const rows: readonly Row[] = [
  ['logInErrors', 'invalid-email', 'email', 'Enter a valid email.'],
  ['logInErrors', 'user-not-found', 'email', 'User not found. Try signing up!'],
  ['logInErrors', 'user-disabled', 'email', 'This account is currently disabled.'],
  ['logInErrors', 'invalid-password', 'password', 'Enter a valid password.'],
  ['logInErrors', 'wrong-password', 'password', 'Wrong password.'],
  ['logInErrors', 'invalid-credential', 'password', 'Wrong password.'],
  ['signUpErrors', 'email-already-in-use', 'email', EMAIL_IN_USE],
  ['signUpErrors', 'invalid-email', 'email', 'Enter a valid email.'],
  ['signUpErrors', 'weak-password', 'password', TOO_SHORT],
  ['signUpErrors', 'password-does-not-meet-requirements', 'password', TOO_SIMPLE],
  [
    'claimErrors',
    'already-exists',
    'username',
    'Username already exists. Please choose another one.',
  ],
  ['forgotPasswordErrors', 'invalid-email', 'email', 'Enter a valid email.'],
  [
    'forgotPasswordErrors',
    'user-not-found',
    'email',
    'There is no account associated with the email you entered.',
  ],
  ['newPasswordErrors', 'weak-password', 'password', TOO_SHORT],
  ['newPasswordErrors', 'password-does-not-meet-requirements', 'password', TOO_SIMPLE],
  ['addressLinkErrors', 'email-already-in-use', 'formFields', EMAIL_IN_USE],
];

test.each(rows)('%s shows for the code %s, at %s: %s', (form, code, slot, text) => {
  const errors = Object.entries(catalogues[form][code] ?? {});
  const texts = errors.map(([name, error]) => [name, error && messages[error]]);
  expect(Object.fromEntries(texts)).toEqual({ [slot]: text });
});

const knownCodes: readonly string[] = [
  ...Object.values(AuthErrorCodes).map((code) => code.replace('auth/', '')),
  // The SDK returns this code, and does not list it.
  'password-does-not-meet-requirements',
  // Only the specification has this code.
  'invalid-password',
];

// The codes of a claim are those of our function.
const { claimErrors: _, ...authCatalogues } = catalogues;

test.each(Object.entries(authCatalogues))(
  'the codes of %s are codes of Firebase Auth',
  (_name, catalogue) => {
    const unknown = Object.keys(catalogue).filter((code) => !knownCodes.includes(code));
    expect(unknown, 'Write codes without `auth/`, as in AuthErrorCodes of the SDK.').toEqual([]);
  },
);

test.each(Object.entries(catalogues))('every code of %s has a row', (form, catalogue) => {
  const codes = rows.filter(([rowForm]) => rowForm === form).map(([, code]) => code);
  expect(codes.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});

/** The other messages of the specification, letter for letter. */
const otherMessages: Partial<Record<FormError, string>> = {
  fillInAllFields: 'Fill in all fields to continue.',
  somethingWentWrong: 'Oops! Something went wrong.',
  birthdayInvalid: 'Enter a valid birthday.',
  tooYoung: 'You must be at least 13 years old to use Lively.',
  usernameEmpty: 'Please enter a valid username',
  usernameLength: 'Usernames must be 3-30 characters long.',
  usernameCharacters:
    'Usernames can only use lowercase Roman letters (a-z), numbers, periods, or underscores.',
  usernameEndsInPeriod: 'Usernames cannot end in a period.',
  usernameAdjacentPeriods: 'Usernames cannot contain 2 adjacent periods.',
};

test.each(Object.entries(otherMessages))('%s is: %s', (error, text) => {
  expect(messages).toMatchObject({ [error]: text });
});

test('every message is among these or in a row for a code', () => {
  const texts = [...rows.map(([, , , text]) => text), ...Object.values(otherMessages)];
  expect(new Set(Object.values(messages))).toEqual(new Set(texts));
});
