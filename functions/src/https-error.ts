import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import type { z } from 'zod/mini';
import type { UsernameTaken } from '../../src/shared/complete-sign-up';
import { errorCode } from './error-code';

/** Errors after which the client may retry: nothing was written, or a retry finds the result. */
const RETRYABLE: Readonly<Record<string, FunctionsErrorCode>> = {
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  'app/network-error': 'unavailable',
  'app/network-timeout': 'unavailable',
  aborted: 'aborted',
  unavailable: 'unavailable',
};

/**
 * The error that the caller receives for a failure. Its details contain the call's id, which links a
 * browser's report to the log; never the failure's message, which can quote personal data.
 */
export function callFailed(failure: unknown, call: string): HttpsError {
  const code = RETRYABLE[errorCode(failure)] ?? 'internal';
  return new HttpsError(code, 'The call failed.', { call });
}

export const usernameTaken = (details: UsernameTaken) =>
  new HttpsError('already-exists', 'The username is taken.', details);

/** @param error the `FormError` of an invalid username */
export const invalidField = (field: string, error?: string) =>
  new HttpsError('invalid-argument', `The ${field} is invalid.`, { field, error });

/** The error for the first issue of an invalid payload. */
export function invalidRequest({ issues: [issue] }: z.core.$ZodError): HttpsError {
  const field = String(issue?.path[0] ?? 'request');
  // Only the schema of a username has codes as messages; zod's own messages can quote the payload.
  const error = field === 'username' && issue?.code === 'custom' ? issue.message : undefined;
  return invalidField(field, error);
}
