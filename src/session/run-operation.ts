import { failureCode, reportFailure } from '../backend/failure';
import { withTimeout } from '../backend/timeout';
import type { Outcome } from '../shared/form-outcome';
import type { Operation } from '../shared/report-names';
import type { Catalogue } from './error-catalogue';

/**
 * Runs an operation. An error whose code is in the catalogue is the answer to wrong input; any other is a
 * failure, which is reported.
 *
 * @param load loads the code that the operation needs, for which there is no timeout
 * @param operation gets a signal that is aborted at the timeout, while the operation itself continues
 * @returns after a timeout `failed`, with the outcome that may still follow as `late`
 */
export async function runOperation<Code, Value, Slot extends string>(
  name: Operation,
  catalogue: Catalogue<Slot>,
  load: () => Promise<Code>,
  operation: (code: Code, timeout: AbortSignal) => Promise<Value>,
): Promise<Outcome<Value, Slot>> {
  const timeout = new AbortController();

  function failureOf(error: unknown): Outcome<Value, Slot> {
    const errors = catalogue[failureCode(error)];
    if (errors) return { kind: 'refused', errors };
    // After the timeout, which is reported, its late error is not reported again.
    if (!timeout.signal.aborted) reportFailure(name, error);
    return { kind: 'failed' };
  }

  const loading = load();
  const outcome = loading
    .then((code) => operation(code, timeout.signal))
    .then((value): Outcome<Value, Slot> => ({ kind: 'ok', value }), failureOf);
  // The timeout starts when the code is there. If loading fails, `outcome` has the error.
  await loading.catch(() => undefined);
  try {
    return await withTimeout(outcome);
  } catch (timeoutError) {
    reportFailure(name, timeoutError);
    timeout.abort();
    return { kind: 'failed', late: outcome };
  }
}
