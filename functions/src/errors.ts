import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import { errorCode } from './data/error-code';

/** An error that the caller causes, with the outcome of the call for the log. */
export class CallerError extends HttpsError {
  readonly outcome: string;

  constructor(outcome: string, code: FunctionsErrorCode, message: string, details?: unknown) {
    super(code, message, details);
    this.outcome = outcome;
  }
}

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
