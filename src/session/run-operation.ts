import { failedCall, failureCode } from '../backend/failure';
import type { Catalogue, Errors } from '../content/error-catalogue';
import { report } from '../reporting/report';

export type Outcome<Value, Slot extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly errors: Errors<Slot> };

/**
 * Runs an operation and maps a failure to the form's errors. Failures that are not in the catalogue
 * are also reported.
 *
 * @param name the operation's name in reports
 */
export async function runOperation<Value, Slot extends string>(
  name: string,
  catalogue: Catalogue<Slot>,
  operation: () => Promise<Value>,
): Promise<Outcome<Value, Slot>> {
  try {
    return { ok: true, value: await operation() };
  } catch (error) {
    const code = failureCode(error);
    const errors = catalogue.rows[code];
    if (!errors) report({ kind: 'failure', what: name, code, call: failedCall(error) });
    return { ok: false, code, errors: errors ?? catalogue.otherwise };
  }
}
