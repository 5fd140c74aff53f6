import { failedCall, failureCode } from '../backend/failure';
import type { Catalogue, Errors } from '../content/error-catalogue';
import { report } from '../reporting/report';

export type Outcome<Value, Slot extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly errors: Errors<Slot> };

/**
 * Does something that can fail and turns a failure into what the form shows for it. A failure
 * that the catalogue does not name is reported too.
 */
export async function attempt<Value, Slot extends string>(
  where: string,
  catalogue: Catalogue<Slot>,
  work: () => Promise<Value>,
): Promise<Outcome<Value, Slot>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const code = failureCode(error);
    const errors = catalogue.rows[code];
    if (!errors) report({ kind: 'failure', what: where, code, call: failedCall(error) });
    return { ok: false, code, errors: errors ?? catalogue.otherwise };
  }
}
