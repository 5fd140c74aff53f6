import { z } from 'zod/mini';
import { LIMITS } from './limits';
import type { FormError } from './messages';

const LOCAL_PART = /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+/;
const LABEL = /[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?/;

/** The HTML standard's pattern, with at least one dot in the domain. */
const ADDRESS = new RegExp(`^${LOCAL_PART.source}@${LABEL.source}(?:\\.${LABEL.source})+$`);

/** A typed email address. Trims it, because phone keyboards add spaces. */
export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(LIMITS.email.max), z.regex(ADDRESS));

/** The rules of `passwordError` for Safari's password generator (the attribute `passwordrules`). */
export const PASSWORD_RULES = `minlength: ${LIMITS.password.min}; required: lower; required: digit;`;

/**
 * What is wrong with a new password, which needs a lowercase letter and a digit; undefined when it
 * is valid.
 */
export function passwordError(password: string): FormError | undefined {
  if (password.length < LIMITS.password.min) return 'passwordTooShort';
  return /[a-z]/.test(password) && /[0-9]/.test(password) ? undefined : 'passwordTooSimple';
}
