import { failedCall, failureCode } from '../backend/failure';
import { report } from '../reporting/report';
import type { Operation } from '../shared/report-names';
import type { Catalogue } from './error-catalogue';

export type Outcome<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly errors: Failure };

/**
 * Runs an operation and maps a failure to the form's errors. Failures that are not in the catalogue
 * are also reported.
 *
 * @param name the operation's name in reports
 */
export async function runOperation<Value, Failure>(
  name: Operation,
  catalogue: Catalogue<Failure>,
  operation: () => Promise<Value>,
): Promise<Outcome<Value, Failure>> {
  try {
    return { ok: true, value: await operation() };
  } catch (error) {
    const code = failureCode(error);
    const errors = catalogue.rows[code];
    if (!errors) report({ kind: 'failure', what: name, code, call: failedCall(error) }, error);
    return { ok: false, code, errors: errors ?? catalogue.otherwise };
  }
}
