/*
 * Names that a report can have. Those of `what` are lists, because they become labels of metrics.
 * No zod here: with a collector, public pages load this file.
 */

/** The operations that can fail. */
export const OPERATIONS = [
  'create account',
  'set name',
  'log in',
  'log out',
  'complete sign-up',
  'begin again',
  'send reset email',
  'check link',
  'apply link',
  'reset password',
  'init auth',
  'read user',
  'show picture',
  'start App Check',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Replaces a name that is not listed. OPERATIONS lacks it: the site itself chooses those names. */
const OTHER = 'other';

export function nameOrOther(listedNames: readonly string[], name: string): string {
  return listedNames.includes(name) ? name : OTHER;
}

/** A code of Firebase, or what a policy has blocked: a word, never a text, an address or a host. */
export const CODE = /^[a-z]{1,20}(-[a-z]{1,20}){0,5}$/;

/** Replaces a code that does not look like one. */
export function codeOrOther(code: string): string {
  return CODE.test(code) ? code : OTHER;
}

/** Names of errors. */
export const ERRORS: readonly string[] = [
  // Errors of the language:
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  // Errors of the browser:
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
  // Errors of Firebase and of zod/mini:
  'FirebaseError',
  '$ZodError',
  OTHER,
];

/** Directives of a Content-Security-Policy. */
export const DIRECTIVES: readonly string[] = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
  OTHER,
];
