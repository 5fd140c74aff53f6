import { randomUUID } from 'node:crypto';
import { HttpsError } from 'firebase-functions/v2/https';
import { CallerError, callFailed, errorCode, errorDetails } from './errors';
import { writeLog } from './log';

/**
 * Runs one call and logs one line: its name, an id, the outcome and the duration in milliseconds.
 * Log-based metrics count these lines (docs/deploy.md), so the process keeps no counters. The line
 * never contains the caller or the payload.
 *
 * @throws CallerError as it is; other errors, and a timeout, as `callFailed`
 */
export async function logCall<Result extends { readonly outcome: string }>(
  name: string,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const call = randomUUID();
  const start = performance.now();
  const write = (severity: 'INFO' | 'ERROR', outcome: string, details?: object) => {
    const ms = Math.round(performance.now() - start);
    writeLog({ severity, message: name, call, outcome, ms, ...details });
  };
  try {
    const result = await withTimeout(timeoutMs, work());
    write('INFO', result.outcome);
    return result;
  } catch (error) {
    if (error instanceof CallerError) {
      write('INFO', error.outcome);
      throw error;
    }
    // No message, because it can quote personal data from the document.
    write('ERROR', 'failed', { code: errorCode(error), ...errorDetails(error) });
    throw callFailed(error, call);
  }
}

/** The work keeps running after its timeout; a later rejection is ignored. */
async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpsError('deadline-exceeded', 'Timeout.')), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
