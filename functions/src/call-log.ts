import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions/logger';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import { errorCode } from './error-code';
import { errorDetails } from './error-details';
import { callFailed } from './https-error';

/** Outcomes in the log for errors that the caller causes. All other errors are failures. */
const CALLER_ERRORS: Readonly<Partial<Record<FunctionsErrorCode, string>>> = {
  'already-exists': 'taken',
  'invalid-argument': 'invalid',
  'resource-exhausted': 'limited',
  unauthenticated: 'unauthenticated',
};

/**
 * Runs one call and logs one line: its name, an id, the outcome and the duration in milliseconds.
 * Log-based metrics count these lines (docs/deploy.md), so the process keeps no counters. The line
 * never contains the caller or the payload.
 *
 * @throws HttpsError that the caller causes, as it is; other errors as `callFailed`
 */
export async function logCall<Result extends { readonly outcome: string }>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const call = randomUUID();
  const start = performance.now();
  const line = (outcome: string) => ({ call, outcome, ms: Math.round(performance.now() - start) });
  try {
    const result = await work();
    logger.info(name, line(result.outcome));
    return result;
  } catch (error) {
    const outcome = error instanceof HttpsError ? CALLER_ERRORS[error.code] : undefined;
    if (outcome) {
      logger.info(name, line(outcome));
      throw error;
    }
    // No message, because it can quote personal data from the document. Not logger.error, because it turns the name, which the metrics match, into a stack trace.
    const code = errorCode(error);
    const details = { code, ...errorDetails(error) };
    logger.write({ severity: 'ERROR', message: name, ...line('failed'), ...details });
    throw callFailed(error, call);
  }
}
