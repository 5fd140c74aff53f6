import { z } from 'zod/mini';
import { messages } from './messages';

export const PASSWORD_MIN_LENGTH = 6;

/** A new password: at least 6 characters, among them a lowercase letter and a digit (section 5). */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, { error: messages.passwordTooShort, abort: true }),
    z.regex(/[a-z]/, { error: messages.passwordTooSimple, abort: true }),
    z.regex(/[0-9]/, messages.passwordTooSimple),
  );
