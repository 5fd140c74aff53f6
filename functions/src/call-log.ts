import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions/logger';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import { errorCode } from './error-code';

/** Outcomes in the log for errors that the caller causes. All other errors are failures. */
const CALLER_ERRORS: Readonly<Partial<Record<FunctionsErrorCode, string>>> = {
  'already-exists': 'taken',
  'invalid-argument': 'invalid',
  'resource-exhausted': 'limited',
  unauthenticated: 'unauthenticated',
};

/** The outcome of a call, and the error code of a failed one. */
type End = { readonly outcome: string; readonly code?: string };

/**
 * Runs one call and logs one line: its name, an id, the outcome and the duration in milliseconds.
 * Log-based metrics count these lines (docs/deploy.md), so the process keeps no counters. The line
 * never contains the caller or the payload.
 *
 * @param work returns the result, and calls `end` with the outcome
 * @throws the error of `work` as an HttpsError. For a failure, its details contain the call's id,
 *   which links a browser's report to this log
 */
export async function logCall<Result>(
  name: string,
  work: (end: (how: End) => void) => Promise<Result>,
): Promise<Result> {
  const call = randomUUID();
  const start = performance.now();
  let end: End | undefined;
  const line = (how: End) => ({ call, ...how, ms: Math.round(performance.now() - start) });
  try {
    const result = await work((how) => {
      end = how;
    });
    logger.info(name, line(end ?? { outcome: 'done' }));
    return result;
  } catch (error) {
    const { code, message } =
      error instanceof HttpsError ? error : new HttpsError('internal', 'INTERNAL');
    const outcome = CALLER_ERRORS[code];
    if (outcome) {
      logger.info(name, line(end ?? { outcome }));
      throw error;
    }
    // Only the code, because an error message can quote personal data from the document. Not
    // logger.error, because it turns the name, which the metrics match, into a stack trace.
    const how = end ?? { outcome: 'failed', code: errorCode(error) };
    logger.write({ severity: 'ERROR', message: name, ...line(how) });
    throw new HttpsError(code, message, { call });
  }
}
