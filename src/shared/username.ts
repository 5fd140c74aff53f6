import { z } from 'zod/mini';
import type { FormError } from './form-error';

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 30;

/** The product's name as it appears in usernames. */
const PRODUCT_NAME = 'lively';

/** Roles and names of the service. Rejected as taken, to prevent impersonation. */
export const RESERVED_USERNAMES: ReadonlySet<string> = new Set([
  'about',
  'admin',
  'administrator',
  'anonymous',
  'api',
  'billing',
  'contact',
  'everyone',
  'help',
  'info',
  PRODUCT_NAME,
  `${PRODUCT_NAME}app`,
  'moderator',
  'null',
  'official',
  'owner',
  'postmaster',
  'privacy',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'team',
  'terms',
  'undefined',
  'webmaster',
]);

/** Removes spaces before validation, because phone keyboards add them. */
export function removeSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

/**
 * A reserved word, or the product's name and a reserved word in either order: `ad.min`,
 * `lively_support`, `admin.lively`. Nothing else that contains such a word is reserved (`badminton`,
 * `lively.jane`).
 */
function isReserved(username: string): boolean {
  const letters = username.replace(/[._]/g, '');
  return (
    RESERVED_USERNAMES.has(letters) ||
    (letters.startsWith(PRODUCT_NAME) &&
      RESERVED_USERNAMES.has(letters.slice(PRODUCT_NAME.length))) ||
    (letters.endsWith(PRODUCT_NAME) &&
      RESERVED_USERNAMES.has(letters.slice(0, -PRODUCT_NAME.length)))
  );
}

/**
 * What is wrong with a username without spaces; undefined when it is valid. Rules and their order:
 * section 5 of the specification. Only the backend can check whether the username is taken.
 */
export function usernameError(username: string): FormError | undefined {
  if (username === '') return 'usernameEmpty';
  if (username.length < USERNAME_MIN_LENGTH || username.length > USERNAME_MAX_LENGTH)
    return 'usernameLength';
  if (!/^[a-z0-9._]*$/.test(username)) return 'usernameCharacters';
  if (username.endsWith('.')) return 'usernameEndsInPeriod';
  if (username.includes('..')) return 'usernameAdjacentPeriods';
  return isReserved(username) ? 'usernameTaken' : undefined;
}

/**
 * Parses a typed username into the text that is compared and stored. An issue's message is a
 * `FormError`.
 */
export const usernameSchema = z.pipe(
  z.pipe(z.string(), z.transform(removeSpaces)),
  z.string().check(({ value, issues }) => {
    const error = usernameError(value);
    if (error) issues.push({ code: 'custom', input: value, message: error });
  }),
);
