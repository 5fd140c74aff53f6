import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { write as writeLog } from 'firebase-functions/logger';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import { errorCode } from './data/error-code';
import { errorDetails } from './error-details';
import { createRateLimiter } from './rate-limiter';

/** A call of a function, or an event. Its id links the log line to the error for the caller. */
type Call = ReturnType<typeof startCall>;

export function startCall(functionName: string) {
  return { id: randomUUID(), functionName, startedAt: performance.now() };
}

/** An error that the caller causes, with the outcome of the call for the log. */
export class CallerError extends HttpsError {
  readonly outcome: string;

  constructor(outcome: string, code: FunctionsErrorCode, message: string, details?: unknown) {
    super(code, message, details);
    this.outcome = outcome;
  }
}

/**
 * Fails when the work takes too long. The work keeps running; a later rejection is ignored.
 *
 * @throws HttpsError `deadline-exceeded`
 */
export async function withTimeout<Result>(ms: number, work: () => Promise<Result>) {
  // Before the deadline starts: if this throws, nothing would handle the deadline's rejection.
  const result = work();
  const ended = new AbortController();
  const deadline = delay(ms, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new HttpsError('deadline-exceeded', 'Timeout.');
  });
  try {
    return await Promise.race([result, deadline]);
  } finally {
    // A pending timer keeps the request in memory, so a flood of calls would fill it.
    ended.abort();
  }
}

/** The client's code for each of the server's after which it may retry: the retry writes or finds the result. */
const RETRYABLE: Readonly<Record<string, FunctionsErrorCode>> = {
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  'app/network-error': 'unavailable',
  'app/network-timeout': 'unavailable',
  aborted: 'aborted',
  unavailable: 'unavailable',
};

/**
 * Replaces every error that the caller did not cause, because a client receives its message, or the
 * platform logs it, and it could quote personal data. The replacement's details have the call's id.
 */
export async function asPublicError<Result>(call: Call, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallerError) throw error;
    const code = RETRYABLE[errorCode(error)] ?? 'internal';
    throw new HttpsError(code, 'The call failed.', { call: call.id });
  }
}

/**
 * Logs one line when the work ends. Metrics count these lines (infra/monitoring.tf). They never
 * contain the caller or the payload.
 */
export async function logOutcome<Result extends { readonly outcome: string }>(
  call: Call,
  work: Promise<Result>,
): Promise<Result> {
  try {
    const result = await work;
    writeOutcome(call, result.outcome);
    return result;
  } catch (error) {
    if (error instanceof CallerError) {
      writeOutcome(call, error.outcome);
    } else {
      writeOutcome(call, 'failed', { code: errorCode(error), ...errorDetails(error) });
    }
    throw error;
  }
}

/** Outcomes that a client can cause any number of times. Only some of their lines are written. */
const SAMPLED: readonly string[] = ['unauthenticated', 'limited'];
/** Allows 60 lines of each of them in a minute, so that a flood stays cheap. */
const allowSampledLine = createRateLimiter(60);

function writeOutcome({ id, functionName, startedAt }: Call, outcome: string, failure?: object) {
  if (SAMPLED.includes(outcome) && !allowSampledLine(outcome)) return;
  const ms = Math.round(performance.now() - startedAt);
  const severity = failure ? 'ERROR' : 'INFO';
  writeLog({ severity, message: functionName, call: id, outcome, ms, ...failure });
}
