import { expect, test } from 'vitest';
import {
  enteredInputs,
  logInForm,
  missingFields,
  newPasswordForm,
  readForm,
  signUpForm,
  usernameForm,
} from './form-fields';
import { keysOf } from './keys-of';
import { enteredFields } from './user-document';

test.each([
  ['name', '\tJane\nDoe\u0000', 'Jane Doe'],
  ['name', '\u200b', ''],
  ['email', ' jane@example.com ', 'jane@example.com'],
  ['email', '\u200b', '\u200b'],
  ['birthDay', ' 07', '07'],
] as const)('a form reads its %s %j as %j', (field, typed, text) => {
  expect(readForm(signUpForm, () => typed)[field]).toBe(text);
});

test.each([
  ['sign-up', signUpForm],
  ['log-in', logInForm],
  ['new password', newPasswordForm],
])('the form %s reads a password as it is typed', (_, form) => {
  expect(readForm(form, () => ' pass word 1 ').password).toBe(' pass word 1 ');
});

test('a form reads a username without spaces', () => {
  expect(readForm(usernameForm, () => ' jane doe ').username).toBe('janedoe');
});

test('a form reads an input that it does not have as empty', () => {
  expect(readForm(signUpForm, () => null).name).toBe('');
});

test('a form names the required fields that it shows and that are empty', () => {
  const typed: Record<string, string> = { name: 'Jane', email: ' ', password: ' ', birthDay: '' };
  const readInput = (name: string) => typed[name];
  const texts = readForm(signUpForm, readInput);
  expect(missingFields(signUpForm, texts, readInput)).toEqual(['email', 'birthDay']);
});

test.each([
  ['', []],
  [' ', []],
  ['\u200b', ['name']],
])('a form with the optional text %j misses %j', (typed, missing) => {
  const fields = { name: { ...enteredInputs.name, kind: 'optional' } } as const;
  const readInput = () => typed;
  expect(missingFields(fields, readForm(fields, readInput), readInput)).toEqual(missing);
});

test.each(keysOf(enteredInputs))('the input %s allows all that its schema does', (field) => {
  const { attributes, clean } = enteredInputs[field];
  const longest = 'x'.repeat(attributes.maxLength);
  expect(enteredFields[field].safeParse(longest).success).toBe(true);
  expect(enteredFields[field].safeParse(`${longest}x`).success).toBe(false);
  expect(clean(longest)).toBe(longest);
  expect(clean(`${longest}x`)).toBe('');
});

test.each(keysOf(enteredFields))(
  'the field %s refuses what disturbs the text around it',
  (name) => {
    for (const text of ['a\u0000b', '\u202eJane', 'Jane\u2066', `a${'\u0301'.repeat(5)}`]) {
      expect(enteredFields[name].safeParse(text).success, JSON.stringify(text)).toBe(false);
    }
  },
);
