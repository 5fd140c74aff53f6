import { failureCode, reportFailure } from '../backend/failure';
import { withTimeLimit } from '../backend/time-limit';
import type { Outcome } from '../shared/form-outcome';
import type { Operation } from '../shared/report-names';
import type { Catalogue } from './error-catalogue';

/**
 * Runs an operation, which fails when it takes longer than the time limit. An error whose code is in the
 * catalogue is the answer to wrong input; any other is a failure, which is reported.
 *
 * @param load loads the code that the operation needs, for which there is no time limit
 */
export async function runOperation<Code, Value, Slot extends string>(
  name: Operation,
  catalogue: Catalogue<Slot>,
  load: () => Promise<Code>,
  operation: (code: Code) => Promise<Value>,
): Promise<Outcome<Value, Slot>> {
  function failureOf(error: unknown): Outcome<Value, Slot> {
    const errors = catalogue[failureCode(error)];
    if (errors) return { kind: 'refused', errors };
    reportFailure(name, error);
    return { kind: 'failed' };
  }

  const loading = load();
  const outcome = loading
    .then(operation)
    .then((value): Outcome<Value, Slot> => ({ kind: 'ok', value }), failureOf);
  // The time limit starts with the requests. When loading fails, the outcome tells.
  await loading.catch(() => undefined);
  try {
    return await withTimeLimit(outcome);
  } catch (timeLimitError) {
    reportFailure(name, timeLimitError);
    return { kind: 'failed', late: outcome };
  }
}
