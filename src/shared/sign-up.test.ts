import { expect, test } from 'vitest';
import type { Errors } from './form-outcome';
import { checkSignUp, type SignUpFields, type SignUpSlot } from './sign-up';

const today = new Date(2026, 10, 21);
const jane: SignUpFields = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  password: 'sailing1',
  birthMonth: 'January',
  birthDay: '01',
  birthYear: '2000',
};

function errorsOf(change: Partial<SignUpFields>): Errors<SignUpSlot> | undefined {
  const outcome = checkSignUp({ ...jane, ...change }, today);
  return outcome.kind === 'refused' ? outcome.errors : undefined;
}

test('sign-up accepts a valid form', () => {
  expect(checkSignUp(jane, today)).toEqual({ kind: 'ok', value: jane });
});

test('sign-up has an error for each invalid field', () => {
  expect(errorsOf({ email: 'jane', password: 'short', birthDay: '32' })).toEqual({
    email: 'emailInvalid',
    password: 'passwordTooShort',
    birthday: 'birthdayInvalid',
  });
});
