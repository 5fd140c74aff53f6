import { randomUUID } from 'node:crypto';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import { errorCode } from './error-code';
import { errorDetails } from './error-details';
import { callFailed } from './https-error';
import { writeLog } from './log';

/** Outcomes in the log for errors that the caller causes. All other errors are failures. */
const CALLER_ERRORS: Readonly<Partial<Record<FunctionsErrorCode, string>>> = {
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
    writeLog({ severity: 'INFO', message: name, ...line(result.outcome) });
    return result;
  } catch (error) {
    const outcome = error instanceof HttpsError ? CALLER_ERRORS[error.code] : undefined;
    if (outcome) {
      writeLog({ severity: 'INFO', message: name, ...line(outcome) });
      throw error;
    }
    // No message, because it can quote personal data from the document.
    const code = errorCode(error);
    const details = { code, ...errorDetails(error) };
    writeLog({ severity: 'ERROR', message: name, ...line('failed'), ...details });
    throw callFailed(error, call);
  }
}
