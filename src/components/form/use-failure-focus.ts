import { useEffect, useState } from 'react';
import { errorId, type Failure } from './form-failure';

/**
 * Focuses the first invalid field after a failed submit.
 *
 * @returns the messages for screen readers that they read neither with this field nor for the form
 */
export function useFailureFocus(
  form: { readonly current: HTMLFormElement | null },
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
  return [...errors]
    .filter(([slot]) => slot !== 'formFields')
    .filter(([slot]) => !read?.matches(`[aria-describedby~="${errorId(slot)}"]`))
    .map(([, message]) => message)
    .join(' ');
}
