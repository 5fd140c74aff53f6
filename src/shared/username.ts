import { z } from 'zod/mini';
import { messages } from './messages';

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 30;

/** Names that would pass as the service itself; refused as if somebody had them. */
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
  'lively',
  'livelyapp',
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

/** Phone keyboards add spaces: they are removed before anything else looks at the name. */
function removeSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** `ad.min` and `_admin_` pass as `admin` too. */
function isReserved(username: string): boolean {
  return RESERVED_USERNAMES.has(username.replace(/[._]/g, ''));
}

/**
 * A username as typed → the text that is compared and stored. Rules and their order: section 5.
 * Whether somebody has the name already only the backend knows.
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
