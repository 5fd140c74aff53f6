import { z } from 'zod/mini';
import { LIMITS } from './limits';
import type { FormError } from './messages';

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

/** Removes spaces before validation, because phone keyboards add them. */
export function removeSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

/**
 * Whether a username is a reserved word, alone or next to the product's name, apart from periods
 * and underscores: `ad.min`, `lively_support`, `admin.lively`. Other usernames may contain a
 * reserved word: `badminton`, `lively.jane`.
 */
export function isReserved(username: string): boolean {
  const letters = username.replace(/[._]/g, '');
  const words = [letters, letters.replace(/^lively/, ''), letters.replace(/lively$/, '')];
  return words.some((word) => RESERVED_USERNAMES.has(word));
}

/** The error for the first rule that a username without spaces breaks; undefined if it is valid. */
export function usernameFormatError(username: string): FormError | undefined {
  if (username === '') return 'usernameEmpty';
  if (username.length < LIMITS.username.min) return 'usernameLength';
  if (username.length > LIMITS.username.max) return 'usernameLength';
  if (!/^[a-z0-9._]*$/.test(username)) return 'usernameCharacters';
  if (username.endsWith('.')) return 'usernameEndsInPeriod';
  if (username.includes('..')) return 'usernameAdjacentPeriods';
  return undefined;
}

/** Also rejects reserved usernames. Only the backend can check whether a username is taken. */
export function usernameError(username: string): FormError | undefined {
  return usernameFormatError(username) ?? (isReserved(username) ? 'usernameTaken' : undefined);
}

const createSchema = (errorOf: typeof usernameError) =>
  z.string().check(z.overwrite(removeSpaces), ({ value, issues }) => {
    const error = errorOf(value);
    if (error) issues.push({ code: 'custom', input: value, message: error });
  });

/** Parses a typed username into the text that is compared and stored. */
export const usernameSchema = createSchema(usernameError);

/** Also accepts a reserved username, because completeSignUp answers it like a taken one. */
export const requestedUsernameSchema = createSchema(usernameFormatError);
