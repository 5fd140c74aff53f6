import { birthdayError } from './birthday';
import { emailSchema, passwordError } from './credentials';
import type { FormTexts, signUpForm } from './form-fields';
import { type Checked, type Errors, refused } from './form-outcome';

/** The texts of the form, as `readForm` reads them. */
export type SignUpFields = FormTexts<keyof typeof signUpForm>;

export type SignUpSlot = 'email' | 'password' | 'birthday';

/** Validates a form whose fields are all filled in. */
export function checkSignUp(fields: SignUpFields, now: Date): Checked<SignUpFields, SignUpSlot> {
  const email = emailSchema.safeParse(fields.email);
  const password = passwordError(fields.password);
  const birthday = birthdayError(fields, now);
  if (email.success && !password && !birthday) {
    return { kind: 'ok', value: { ...fields, email: email.data } };
  }
  const errors: Errors<SignUpSlot> = {
    email: email.success ? undefined : 'emailInvalid',
    password,
    birthday: birthday?.error,
  };
  return refused(errors, birthday?.field);
}
