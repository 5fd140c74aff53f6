import { type RefObject, useEffect, useState } from 'react';
import type { Errors, Outcome } from '../../shared/form-outcome';
import { messages } from '../../shared/messages';

/** A form that was refused, or whose submit failed. */
export type Failure = {
  readonly kind: 'failed';
  /** Messages by error slot. */
  readonly errors: ReadonlyMap<string, string>;
  readonly invalidField: string | undefined;
  /** The names of the inputs that the form's own error asks to fill in. */
  readonly missing: readonly string[];
};

export const FORM_ERROR_ID = 'form-message';
export const errorId = (slot: string) => `${slot}-error`;
export const missingId = (name: string) => `${name}-missing`;

/**
 * @param failureSlot where 'Oops! Something went wrong.' appears
 * @param missing the names of the inputs to fill in
 */
export function failureOf(
  outcome: Exclude<Outcome<unknown, string>, { kind: 'ok' }>,
  failureSlot: string,
  missing: readonly string[],
): Failure {
  const isRefused = outcome.kind === 'refused';
  const slotErrors: Errors<string> = isRefused
    ? outcome.errors
    : { [failureSlot]: 'somethingWentWrong' };
  const errors = new Map<string, string>();
  for (const [slot, error] of Object.entries(slotErrors)) {
    if (error) errors.set(slot, messages[error]);
  }
  return {
    kind: 'failed',
    errors,
    invalidField: isRefused ? outcome.invalidField : undefined,
    missing,
  };
}

/**
 * What an input shows of a failure.
 *
 * @param slot the input's error slot, which has its name, unless several inputs share the slot
 */
export function fieldFailure(failure: Failure, name: string, slot: string) {
  const hasOwnSlot = slot === name;
  // An error in a shared slot names the input that is wrong.
  const isNamed = failure.invalidField === name;
  const hasError = failure.errors.has(slot) && (hasOwnSlot || isNamed);
  const isMissing = failure.missing.includes(name);
  const errorIds: string[] = [];
  if (hasError) errorIds.push(errorId(slot));
  if (isMissing) errorIds.push(missingId(name));
  // The form's own error describes the first empty input.
  if (failure.missing[0] === name) errorIds.push(FORM_ERROR_ID);
  return {
    /** The message to show at the input. None for a shared slot, whose message the screen shows. */
    error: hasOwnSlot ? failure.errors.get(slot) : undefined,
    isInvalid: hasError || isMissing,
    /** Whether the form's own error asks to fill in the input. */
    isMissing,
    /** The ids of the messages that describe the input. */
    errorIds,
  };
}

/**
 * Focuses the first invalid field after a failed submit.
 *
 * @returns the messages to announce: not the one of a field that gets the focus, and not the form's
 *   own error, because a screen reader reads them by itself
 */
export function useFailureFeedback(
  form: RefObject<HTMLFormElement | null>,
  failure: Failure | undefined,
): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!failure) {
      setAnnounced('');
      return;
    }
    const invalidInput = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // If the input already has the focus, a screen reader does not read it again.
    const getsFocus = invalidInput !== document.activeElement;
    invalidInput?.focus();
    const unread: string[] = [];
    for (const [slot, message] of failure.errors) {
      const describesInput = invalidInput?.matches(`[aria-describedby~="${errorId(slot)}"]`);
      const isRead = slot === 'formFields' || (getsFocus && describesInput);
      if (!isRead) unread.push(message);
    }
    setAnnounced(unread.join(' '));
  }, [form, failure]);
  return announced;
}
