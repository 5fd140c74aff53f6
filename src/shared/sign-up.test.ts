import { describe, expect, test } from 'vitest';
import { emailSchema } from './credentials';
import type { Errors } from './form-error';
import { checkSignUp, type SignUpFields, type SignUpSlot } from './sign-up';

const today = { year: 2026, month: 11, day: 21 };
const jane: SignUpFields = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  password: 'sailing1',
  birthMonth: 'January',
  birthDay: '01',
  birthYear: '2000',
};
const errors = (change: Partial<SignUpFields>): Errors<SignUpSlot> | undefined => {
  const outcome = checkSignUp({ ...jane, ...change }, today);
  return outcome.kind === 'refused' ? outcome.errors : undefined;
};

describe('sign-up', () => {
  test('accepts a valid form', () => {
    expect(checkSignUp(jane, today)).toEqual({ kind: 'ok', value: jane });
  });

  test.each(['name', 'email', 'password', 'birthDay', 'birthYear'] as const)(
    'an empty %s overrides all other messages',
    (field) => {
      const wrongEverywhere = { email: 'x', password: 'x', birthDay: 'x', birthYear: 'x' };
      expect(errors({ ...wrongEverywhere, [field]: '' })).toEqual({
        formFields: 'fillInAllFields',
      });
    },
  );

  test('returns an error for each invalid field', () => {
    expect(errors({ email: 'jane', password: 'short', birthDay: '32' })).toEqual({
      email: 'emailInvalid',
      password: 'passwordTooShort',
      birthday: 'birthdayInvalid',
    });
  });

  test.each([
    ['a1xxx', 'passwordTooShort'],
    ['a1xxxx', undefined],
    ['ABCDE1', 'passwordTooSimple'],
    ['abcdef', 'passwordTooSimple'],
    [' '.repeat(6), 'passwordTooSimple'],
    ['pass word 1', undefined],
  ])('password %j: %s', (password, message) => {
    expect(errors({ password })?.password).toBe(message);
  });

  test('checks the age on the given local date', () => {
    const child = { birthMonth: 'November', birthDay: '22', birthYear: '2013' } as const;
    expect(errors(child)).toEqual({ birthday: 'tooYoung' });
    expect(errors({ ...child, birthDay: '21' })).toBeUndefined();
  });
});

describe('email', () => {
  test.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'neil!#$%&*/=?^_`{|}~-@example.com",
    '1@2.34',
    `${'a'.repeat(242)}@example.com`,
  ])('accepts %j', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(true);
  });

  test.each([
    'jane@',
    'jane@example',
    'ja ne@example.com',
    'jane@example..com',
    'jane@-example.com',
    'jane@example.com.',
    'jané@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('rejects %j', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });
});
