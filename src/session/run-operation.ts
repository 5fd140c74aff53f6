import { failedCall, failureCode } from '../backend/failure';
import { report } from '../reporting/report';
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
    const code = failureCode(error);
    const errors = catalogue[code];
    if (errors) return { kind: 'refused', errors };
    report({ kind: 'failure', what: name, code, call: failedCall(error) }, error);
    return { kind: 'failed' };
  }
}
