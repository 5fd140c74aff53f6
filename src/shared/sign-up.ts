import { z } from 'zod/mini';
import { birthdayError, birthdayFieldsSchema } from './birthday';
import { emailSchema, passwordError } from './credentials';
import { emptyFields, signUpForm } from './form-fields';
import { type Errors, type Outcome, refused } from './form-outcome';

export const signUpFieldsSchema = z.extend(birthdayFieldsSchema, {
  name: z.string(),
  email: z.string(),
  password: z.string(),
});

export type SignUpFields = z.infer<typeof signUpFieldsSchema>;

export type SignUpSlot = 'email' | 'password' | 'birthday' | 'formFields';

/**
 * Validates the form: an empty field overrides all other errors; otherwise each field has its own.
 *
 * @param fields as `readForm` reads them
 */
export function checkSignUp(fields: SignUpFields, now: Date): Outcome<SignUpFields, SignUpSlot> {
  if (emptyFields(signUpForm, fields).length > 0) {
    return refused({ formFields: 'fillInAllFields' });
  }
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
