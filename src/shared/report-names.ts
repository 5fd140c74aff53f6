/*
 * Names that a report can have: lists, because free text could be personal data, and because the
 * names become labels of metrics. No zod here: with a collector, public pages load this file.
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

/** Error codes of Firebase. */
export const CODES: readonly string[] = [
  // Codes that all services share:
  'aborted',
  'already-exists',
  'cancelled',
  'data-loss',
  'deadline-exceeded',
  'failed-precondition',
  'internal',
  'invalid-argument',
  'not-found',
  'out-of-range',
  'permission-denied',
  'resource-exhausted',
  'unauthenticated',
  'unavailable',
  'unimplemented',
  'unknown',
  // Codes of Auth:
  'admin-restricted-operation',
  'argument-error',
  'captcha-check-failed',
  'email-already-in-use',
  'expired-action-code',
  'internal-error',
  'invalid-action-code',
  'invalid-api-key',
  'invalid-credential',
  'invalid-email',
  'invalid-password',
  'invalid-recaptcha-token',
  'invalid-user-token',
  'missing-email',
  'missing-password',
  'missing-recaptcha-token',
  'network-request-failed',
  'operation-not-allowed',
  'password-does-not-meet-requirements',
  'quota-exceeded',
  'requires-recent-login',
  'timeout',
  'too-many-requests',
  'user-disabled',
  'user-not-found',
  'user-token-expired',
  'weak-password',
  'web-storage-unsupported',
  'wrong-password',
  // Codes of Storage:
  'canceled',
  'invalid-url',
  'object-not-found',
  'retry-limit-exceeded',
  'unauthorized',
  'unauthorized-app',
  OTHER,
];

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

/** What a policy has blocked. `google` is any host of Google, which the site may have to allow. */
export const BLOCKED: readonly string[] = [
  'blob',
  'data',
  'eval',
  'extension',
  'google',
  'inline',
  'wasm-eval',
  OTHER,
];
