import { z } from 'zod/mini';
import { messages } from './messages';

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 30;

/** The product's name as it appears in usernames. */
export const PRODUCT_NAME = 'lively';

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
function removeSpaces(typed: string): string {
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
 * Parses a typed username into the text that is compared and stored. Rules and their order: section
 * 5 of the specification. Only the backend can check whether the username is taken.
 */
export const usernameSchema = z.pipe(
  z.pipe(z.string(), z.transform(removeSpaces)),
  z.string().check(
    z.minLength(1, { error: messages.usernameEmpty, abort: true }),
    z.minLength(USERNAME_MIN_LENGTH, { error: messages.usernameLength, abort: true }),
    z.maxLength(USERNAME_MAX_LENGTH, { error: messages.usernameLength, abort: true }),
    z.regex(/^[a-z0-9._]*$/, { error: messages.usernameCharacters, abort: true }),
    z.regex(/[^.]$/, { error: messages.usernameEndsInPeriod, abort: true }),
    z.refine((name) => !name.includes('..'), {
      error: messages.usernameAdjacentPeriods,
      abort: true,
    }),
    z.refine((name) => !isReserved(name), messages.usernameTaken),
  ),
);
