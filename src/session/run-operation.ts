import { failureCode, reportFailure } from '../backend/failure';
import type { Outcome } from '../shared/form-outcome';
import type { Operation } from '../shared/report-names';
import { loadAuth } from './auth-state';
import type { Catalogue } from './error-catalogue';

export type Auth = Awaited<ReturnType<typeof loadAuth>>;

/**
 * Runs an operation with Firebase Auth. An error whose code is in the catalogue is the answer to wrong
 * input; any other is a failure, which is reported.
 */
export async function runOperation<Value, Slot extends string>(
  name: Operation,
  catalogue: Catalogue<Slot>,
  operation: (auth: Auth) => Promise<Value>,
): Promise<Outcome<Value, Slot>> {
  try {
    return { kind: 'ok', value: await operation(await loadAuth()) };
  } catch (error) {
    const errors = catalogue[failureCode(error)];
    if (errors) return { kind: 'refused', errors };
    reportFailure(name, error);
    return { kind: 'failed' };
  }
}
