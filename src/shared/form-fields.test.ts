import { expect, test } from 'vitest';
import {
  emptyFields,
  enteredInputs,
  logInForm,
  newPasswordForm,
  readForm,
  signUpForm,
  usernameForm,
} from './form-fields';

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

test('a form names its empty required fields', () => {
  const typed: Record<string, string> = { name: 'Jane', email: ' ', password: ' ' };
  const texts = readForm(signUpForm, (name) => typed[name]);
  const hasInput = (name: string) => name !== 'birthYear';
  expect(emptyFields(signUpForm, texts, hasInput)).toEqual(['email', 'birthMonth', 'birthDay']);
});

test.each(Object.entries(enteredInputs))(
  'the input %s allows all that its schema does',
  (_, input) => {
    const { maxLength } = input.attributes;
    const longest = 'x'.repeat(maxLength);
    expect(input.clean(longest)).toBe(longest);
    expect(input.clean(`${longest}x`)).toBe('');
  },
);
