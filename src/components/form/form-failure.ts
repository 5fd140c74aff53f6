import { type RefObject, useEffect, useState } from 'react';
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
};

export const errorId = (slot: string) => `${slot}-error`;

/** The id of the text that an input is empty. */
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
  const isRefused = outcome.kind === 'refused';
  const slots: Errors<string> = isRefused
    ? outcome.errors
    : { [failureSlot ?? 'formFields']: 'somethingWentWrong' };
  const errors = new Map<string, string>();
  for (const [slot, error] of Object.entries(slots)) {
    if (error) errors.set(slot, messages[error]);
  }
  return {
    kind: 'failed',
    errors,
    invalidField: isRefused ? outcome.invalidField : undefined,
    missing: errors.has('formFields') ? empty : [],
  };
}

/** What an input shows of a failure. Several inputs may share an error slot. */
export function fieldFailure(failure: Failure | undefined, name: string, slot: string) {
  const isInvalid = slot === name || failure?.invalidField === name;
  const error = isInvalid ? failure?.errors.get(slot) : undefined;
  const missing = failure?.missing.includes(name) ?? false;
  const describing: string[] = [];
  if (error) describing.push(errorId(slot));
  if (missing) describing.push(missingId(name));
  // The form's own error describes the first empty input.
  if (failure?.missing[0] === name) describing.push(FORM_ERROR_ID);
  return {
    /** The message to show at the input. */
    error: slot === name ? error : undefined,
    invalid: error !== undefined || missing,
    /** Whether the form was refused because this input, among others, is empty. */
    missing,
    /** The ids of the texts that describe the input. */
    describedBy: describing.join(' ') || undefined,
  };
}

/**
 * Focuses the first invalid field after a failed submit.
 *
 * @returns the messages for screen readers that they read neither with this field nor for the form
 */
export function useFailureFocus(
  form: RefObject<HTMLFormElement | null>,
  failure: Failure | undefined,
): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!failure) {
      setAnnounced('');
      return;
    }
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A field that had the focus before is not read again.
    const isRead = invalid !== document.activeElement;
    invalid?.focus();
    setAnnounced(unspoken(failure.errors, isRead ? invalid : undefined));
  }, [form, failure]);
  return announced;
}

/** The messages of fields, except the one that describes the field that a screen reader reads now. */
function unspoken(errors: ReadonlyMap<string, string>, read: Element | null | undefined): string {
  const messages: string[] = [];
  for (const [slot, message] of errors) {
    const isRead = read?.matches(`[aria-describedby~="${errorId(slot)}"]`);
    if (slot !== 'formFields' && !isRead) messages.push(message);
  }
  return messages.join(' ');
}
