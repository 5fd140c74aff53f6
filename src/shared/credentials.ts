import { z } from 'zod/mini';
import type { FormError } from './messages';

/** RFC 5321, 4.5.3.1.3: an address has at most 254 characters. */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART = /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+/;
const LABEL = /[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?/;

/** The HTML standard's pattern, with at least one dot in the domain. */
const ADDRESS = new RegExp(`^${LOCAL_PART.source}@${LABEL.source}(?:\\.${LABEL.source})+$`);

/** A typed email address. Trims it, because phone keyboards add spaces. */
export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_MAX_LENGTH), z.regex(ADDRESS));

export const PASSWORD_MIN_LENGTH = 6;

/** The rules of `passwordError` for Safari's password generator (the attribute `passwordrules`). */
export const PASSWORD_RULES = `minlength: ${PASSWORD_MIN_LENGTH}; required: lower; required: digit;`;

/**
 * What is wrong with a new password, which needs at least 6 characters, among them a lowercase
 * letter and a digit; undefined when it is valid.
 */
export function passwordError(password: string): FormError | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordTooShort';
  return /[a-z]/.test(password) && /[0-9]/.test(password) ? undefined : 'passwordTooSimple';
}
