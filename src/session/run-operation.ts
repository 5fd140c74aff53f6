import { failureCode, reportFailure } from '../backend/failure';
import { withTimeout } from '../backend/timeout';
import type { Outcome } from '../shared/form-outcome';
import type { Operation } from '../shared/report-names';
import type { Catalogue } from './error-catalogue';

/**
 * Runs an operation. An error whose code is in the catalogue is the answer to wrong input; any other is a
 * failure, which is reported.
 *
 * @param load loads the modules that the operation needs, for which there is no timeout
 * @param operation gets a signal that is aborted at the timeout, while the operation itself continues
 * @returns after a timeout `failed`, with the outcome that may still follow as `late`
 */
export async function runOperation<Modules, Value, Slot extends string>(
  name: Operation,
  catalogue: Catalogue<Slot>,
  load: () => Promise<Modules>,
  operation: (modules: Modules, timeout: AbortSignal) => Promise<Value>,
): Promise<Outcome<Value, Slot>> {
  const timeout = new AbortController();

  function failureOf(error: unknown): Outcome<Value, Slot> {
    const errors = catalogue[failureCode(error)];
    if (errors) return { kind: 'refused', errors };
    // After the timeout, which is reported, its late error is not reported again.
    if (!timeout.signal.aborted) reportFailure(name, error);
    return { kind: 'failed' };
  }

  async function run(modules: Modules): Promise<Outcome<Value, Slot>> {
    try {
      return { kind: 'ok', value: await operation(modules, timeout.signal) };
    } catch (error) {
      return failureOf(error);
    }
  }

  let modules: Modules;
  try {
    modules = await load();
  } catch (error) {
    return failureOf(error);
  }
  const outcome = run(modules);
  try {
    return await withTimeout(outcome);
  } catch (timeoutError) {
    reportFailure(name, timeoutError);
    timeout.abort();
    return { kind: 'failed', late: outcome };
  }
}
