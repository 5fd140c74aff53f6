import { messages } from '../../content/messages';
import type { Errors, Outcome } from '../../shared/form-error';

/** A form that was refused, or whose submit failed. */
export type Failure = {
  readonly kind: 'failed';
  /** Messages by error slot. */
  readonly errors: ReadonlyMap<string, string>;
  readonly invalidField: string | undefined;
  /** The names of the inputs that the form's own error asks to fill in. */
  readonly missing: readonly string[];
  /** The first of them, which the form's own error describes. */
  readonly firstEmpty: string | undefined;
};

export const errorId = (slot: string) => `${slot}-error`;

/** The id of the word at an empty input that says so. */
export const missingId = (name: string) => `${name}-missing`;

/** The id of the form's own error. */
export const FORM_ERROR_ID = 'form-message';

/**
 * @param failureSlot where 'Oops! Something went wrong.' appears; undefined for the form's own error
 * @param empty the names of the required inputs without a value
 */
export function failureOf(
  outcome: Exclude<Outcome<unknown, string>, { kind: 'ok' }>,
  failureSlot: string | undefined,
  empty: readonly string[],
): Failure {
  const errors =
    outcome.kind === 'refused'
      ? textsOf(outcome.errors)
      : new Map([[failureSlot ?? 'formFields', messages.somethingWentWrong]]);
  const missing = errors.has('formFields') ? empty : [];
  return {
    kind: 'failed',
    errors,
    invalidField: outcome.kind === 'refused' ? outcome.invalidField : undefined,
    missing,
    firstEmpty: missing[0],
  };
}

function textsOf(errors: Errors<string>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [slot, error] of Object.entries(errors)) {
    if (error) texts.set(slot, messages[error]);
  }
  return texts;
}
