import { z } from 'zod/mini';
import { report } from '../reporting/report';
import type { Operation } from '../shared/report-names';

/** A code may begin with its service (`auth/wrong-password`), or not (`permission-denied`). */
const firebaseError = z.object({ code: z.string().check(z.regex(/^([a-z-]+\/)?[a-z-]+$/)) });

const functionError = z.object({ details: z.object({ call: z.string().check(z.maxLength(36)) }) });

/**
 * Firebase's error code without the service (`wrong-password`, `already-exists`), or `unknown`.
 * Reports hold the code instead of the message, which can quote user input.
 */
export function failureCode(error: unknown): string {
  const parsed = firebaseError.safeParse(error);
  return parsed.success ? parsed.data.code.replace(/^.*\//, '') : 'unknown';
}

/** Reports a failed operation. `call`, a UUID, leads from a function's failure to its log line. */
export function reportFailure(what: Operation, error: unknown): void {
  const call = functionError.safeParse(error).data?.details.call;
  report({ kind: 'failure', what, code: failureCode(error), call }, error);
}
