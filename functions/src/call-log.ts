import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions/logger';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';
import { errorCode } from './error-code';

/** How the log calls a refusal that is the asker's own doing; everything else has failed. */
const REFUSALS: Readonly<Partial<Record<FunctionsErrorCode, string>>> = {
  'already-exists': 'taken',
  'invalid-argument': 'invalid',
  'resource-exhausted': 'limited',
  unauthenticated: 'unauthenticated',
};

/** What a call came to, and with which code it failed. */
type End = { readonly outcome: string; readonly code?: string };

/**
 * Does the work of one call and writes one line about it: its name, an id of the call, the outcome
 * and the milliseconds. Counters are made of these lines (docs/deploy.md), so nothing is counted
 * twice and nothing is kept in memory. Never who asked, nor what they asked for.
 *
 * @param work gives its answer and calls `end` with its outcome
 * @throws what the work throws, as an HttpsError; a failed one has the call's id in its details,
 *   so that what a browser reports can be found in this log
 */
export async function logCall<Answer>(
  name: string,
  work: (end: (how: End) => void) => Promise<Answer>,
): Promise<Answer> {
  const call = randomUUID();
  const start = performance.now();
  let end: End | undefined;
  const line = (how: End) => ({ call, ...how, ms: Math.round(performance.now() - start) });
  try {
    const answer = await work((how) => {
      end = how;
    });
    logger.info(name, line(end ?? { outcome: 'done' }));
    return answer;
  } catch (error) {
    const { code, message } =
      error instanceof HttpsError ? error : new HttpsError('internal', 'INTERNAL');
    const outcome = REFUSALS[code];
    if (outcome) {
      logger.info(name, line(end ?? { outcome }));
      throw error;
    }
    // Only a code: an error's text can quote the document, and with it a person. Written, because
    // logger.error makes a stack of the name, which the counters look for.
    const how = end ?? { outcome: 'failed', code: errorCode(error) };
    logger.write({ severity: 'ERROR', message: name, ...line(how) });
    throw new HttpsError(code, message, { call });
  }
}
