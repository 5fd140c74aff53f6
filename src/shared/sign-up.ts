import { z } from 'zod/mini';
import { birthdayError, birthdayFieldsSchema, type CalendarDate } from './birthday';
import { isBlank } from './blank';
import { emailSchema, passwordError } from './credentials';
import type { FormError } from './form-error';
import { cleanName } from './name';

export const signUpFieldsSchema = z.extend(birthdayFieldsSchema, {
  name: z.string(),
  email: z.string(),
  password: z.string(),
});

export type SignUpFields = z.infer<typeof signUpFieldsSchema>;

export type SignUpErrors = Partial<
  Record<'email' | 'password' | 'birthday' | 'formFields', FormError>
>;

export type SignUpResult =
  | { readonly ok: true; readonly value: SignUpFields }
  | {
      readonly ok: false;
      readonly errors: SignUpErrors;
      /** Of the birthday. */
      readonly invalidField?: string | undefined;
    };

/**
 * Validates the form: an empty field overrides all other errors; otherwise each
 * field has its own. The birthday, including the age, comes last.
 *
 * @param today the calendar date in the user's time zone
 */
export function checkSignUp(fields: SignUpFields, today: CalendarDate): SignUpResult {
  const typed: SignUpFields = { ...fields, name: cleanName(fields.name) };
  const empty = Object.entries(typed).some(([field, value]) => isBlank(field, value));
  if (empty) return { ok: false, errors: { formFields: 'fillInAllFields' } };

  const email = emailSchema.safeParse(typed.email);
  const password = passwordError(typed.password);
  const birthday = birthdayError(typed, today);
  if (email.success && !password && !birthday) {
    return { ok: true, value: { ...typed, email: email.data } };
  }
  return {
    ok: false,
    errors: {
      ...(!email.success && { email: 'emailInvalid' }),
      ...(password && { password }),
      ...(birthday && { birthday: birthday.error }),
    },
    invalidField: birthday?.field,
  };
}
