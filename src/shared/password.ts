import type { FormError } from './form-error';

export const PASSWORD_MIN_LENGTH = 6;

/**
 * What is wrong with a new password, which needs at least 6 characters, among them a lowercase letter
 * and a digit; undefined when it is valid.
 */
export function passwordError(password: string): FormError | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordTooShort';
  return /[a-z]/.test(password) && /[0-9]/.test(password) ? undefined : 'passwordTooSimple';
}
