import { z } from 'zod/mini';
import { birthdayError, birthdayFieldsSchema, type CalendarDate } from './birthday';
import { isBlank } from './blank';
import { emailSchema } from './email';
import { firstMessage, messages } from './messages';
import { cleanName } from './name';
import { newPasswordSchema } from './password';

/** What the sign-up form sends (specification, 3). */
export const signUpFieldsSchema = z.extend(birthdayFieldsSchema, {
  name: z.string(),
  email: z.string(),
  password: z.string(),
});

export type SignUpFields = z.infer<typeof signUpFieldsSchema>;

/** The form's four places for an error. */
export type SignUpErrors = Partial<
  Record<'email' | 'password' | 'birthday' | 'formFields', string>
>;

export type SignUpResult =
  | { readonly ok: true; readonly value: SignUpFields }
  | { readonly ok: false; readonly errors: SignUpErrors };

/**
 * Checks the form as section 5 says: one empty field replaces every other message; otherwise each
 * field answers for itself. The birthday, and in it the age, comes last.
 *
 * @param today the calendar date where the person is
 */
export function checkSignUp(fields: SignUpFields, today: CalendarDate): SignUpResult {
  const typed: SignUpFields = { ...fields, name: cleanName(fields.name) };
  const empty = Object.entries(typed).some(([field, value]) => isBlank(field, value));
  if (empty) return { ok: false, errors: { formFields: messages.fillInAllFields } };

  const email = emailSchema.safeParse(typed.email);
  const password = newPasswordSchema.safeParse(typed.password);
  const birthday = birthdayError(typed, today);
  if (email.success && password.success && !birthday) {
    return { ok: true, value: { ...typed, email: email.data } };
  }
  return {
    ok: false,
    errors: {
      ...(!email.success && { email: firstMessage(email.error) }),
      ...(!password.success && { password: firstMessage(password.error) }),
      ...(birthday && { birthday }),
    },
  };
}
