/*
 * Every name that a report can have: free text could be personal data, and the names become labels of
 * metrics. Without zod, because public pages of a build with a collector load this file.
 */

/** What failed, and the browser's web vitals. */
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

export const VITALS = ['CLS', 'INP', 'LCP'] as const;

/** Where an uncaught error was thrown. */
export const UNCAUGHT = ['error', 'promise', 'render'] as const;

/** For names that the site does not choose and that are not listed. */
const OTHER = 'other';

const list = (names: string): readonly string[] => [...names.trim().split(/\s+/), OTHER];

/** @returns the name, or 'other' */
export const listed = (names: readonly string[], name: string) =>
  names.includes(name) ? name : OTHER;

/** Codes of failures: of all services, Auth, Storage and App Check; `image` does not load. */
export const CODES = list(`
  aborted already-exists cancelled data-loss deadline-exceeded failed-precondition internal
  invalid-argument not-found out-of-range permission-denied resource-exhausted unauthenticated
  unavailable unimplemented unknown

  admin-restricted-operation argument-error captcha-check-failed email-already-in-use
  expired-action-code internal-error invalid-action-code invalid-api-key invalid-credential
  invalid-email invalid-password invalid-recaptcha-token invalid-user-token missing-email
  missing-password missing-recaptcha-token network-request-failed operation-not-allowed
  password-does-not-meet-requirements quota-exceeded requires-recent-login timeout
  too-many-requests unauthorized-continue-uri unauthorized-domain user-disabled user-mismatch
  user-not-found user-token-expired weak-password web-storage-unsupported wrong-password

  bucket-not-found canceled invalid-url object-not-found project-not-found retry-limit-exceeded
  unauthorized unauthorized-app

  fetch-network-error fetch-parse-error fetch-status-error initial-throttle recaptcha-error
  storage-get storage-open storage-set throttled

  image
`);

/** Names of errors: of the language, the browser and the libraries. */
export const ERRORS = list(`
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError

  AbortError ConstraintError DataCloneError DataError HierarchyRequestError InvalidAccessError
  InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError
  NotReadableError NotSupportedError OperationError QuotaExceededError SecurityError TimeoutError
  TransactionInactiveError UnknownError VersionError

  FirebaseError ZodError $ZodError
`);

/** Directives of a Content-Security-Policy. */
export const DIRECTIVES = list(`
  base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src
  manifest-src media-src object-src script-src script-src-attr script-src-elem style-src
  style-src-attr style-src-elem worker-src
`);

/** What a policy has blocked: `google` is any of its hosts, which the site may have to allow. */
export const BLOCKED = list('blob data eval extension google inline wasm-eval');
