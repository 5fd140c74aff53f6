import { randomUUID } from 'node:crypto';
import { HttpsError } from 'firebase-functions/v2/https';
import { errorCode } from './data/error-code';
import { errorDetails } from './error-details';
import { CallerError, callFailed } from './errors';
import { writeLog } from './log';
import { createSampler } from './sampler';

/** One call of a function. Its id links the line in the log to the error that the caller receives. */
export type Call = { readonly id: string; readonly name: string; readonly startedAt: number };

/** @param name the name of the function */
export function startCall(name: string): Call {
  return { id: randomUUID(), name, startedAt: performance.now() };
}

/** Outcomes that anybody can cause any number of times, also without an account. */
const SAMPLED: readonly string[] = ['unauthenticated', 'limited'];
/** Lines per minute, process and sampled outcome. */
const sample = createSampler(60);

/**
 * Logs one line when the work ends: the function's name, the call's id, the outcome and the duration
 * in milliseconds. Log-based metrics count these lines (docs/deploy.md). The line never contains the
 * caller or the payload.
 *
 * @returns the result of the work
 * @throws the error of the work
 */
export async function logOutcome<Result extends { readonly outcome: string }>(
  call: Call,
  work: Promise<Result>,
): Promise<Result> {
  try {
    const result = await work;
    writeOutcome(call, 'INFO', result.outcome);
    return result;
  } catch (error) {
    if (error instanceof CallerError) {
      writeOutcome(call, 'INFO', error.outcome);
    } else {
      // No message, because it can quote personal data from the document.
      const details = { code: errorCode(error), ...errorDetails(error) };
      writeOutcome(call, 'ERROR', 'failed', details);
    }
    throw error;
  }
}

function writeOutcome(
  { id, name, startedAt }: Call,
  severity: 'INFO' | 'ERROR',
  outcome: string,
  details: object = {},
): void {
  const ms = Math.round(performance.now() - startedAt);
  const line = { severity, message: name, call: id, outcome, ms, ...details };
  if (!SAMPLED.includes(outcome)) {
    writeLog(line);
    return;
  }
  const unlogged = sample(outcome);
  if (unlogged === undefined) return;
  writeLog(unlogged === 0 ? line : { ...line, unlogged });
}

/**
 * Replaces every error that the caller did not cause by one that may leave the process: its message
 * could quote personal data.
 *
 * @returns the result of the work
 * @throws CallerError as it is, any other error as `callFailed`
 */
export async function asCallerError<Result>(call: Call, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof CallerError ? error : callFailed(error, call.id);
  }
}

/**
 * Fails when the work takes too long. The work keeps running; a later rejection is ignored.
 *
 * @param ms milliseconds
 * @throws HttpsError `deadline-exceeded`
 */
export async function withTimeout<Result>(
  ms: number,
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpsError('deadline-exceeded', 'Timeout.')), ms);
  });
  try {
    return await Promise.race([work(), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
