import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
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
export function failedCall(failure: unknown, call: string): HttpsError {
  const code = RETRYABLE[errorCode(failure)] ?? 'internal';
  return new HttpsError(code, 'The call failed.', { call });
}
