import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../../content/messages';
import { isBlank } from '../../shared/blank';
import type { FormError } from '../../shared/form-error';
import { keepDrafts, readDrafts } from './drafts';
import css from './form.module.css';

export type SubmitResult<Value, Slot extends string> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      /** By error slot; `formFields` is the form's own, at its bottom. */
      readonly errors: Readonly<Partial<Record<Slot | 'formFields', FormError>>>;
      /** The input to correct, when several inputs share an error slot. */
      readonly invalidField?: string | undefined;
    };

/** What `Field` needs for one input. */
export type FieldState = {
  readonly name: string;
  readonly pending: boolean;
  readonly error: string | undefined;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly draft: string | undefined;
};

type Failure = {
  /** Messages by error slot. */
  readonly errors: ReadonlyMap<string, string>;
  readonly invalidField?: string | undefined;
  readonly empty: readonly string[];
};

export const errorId = (slot: string) => `${slot}-error`;

/**
 * Shared behavior of all forms: inputs are uncontrolled, submits are ignored while one is pending,
 * typing clears all messages, and a failed submit focuses the first invalid field. After a success,
 * the form stays pending until the next page replaces it.
 *
 * @param submit validates and sends the input. When it throws, the form shows the catalogue's
 *   'Oops! Something went wrong.' and the error is reported
 * @param onSuccess not called after the user has left the page
 */
export function useForm<Value, Slot extends string = never>({
  submit,
  onSuccess,
}: {
  readonly submit: (typed: FormData) => Promise<SubmitResult<Value, Slot>>;
  readonly onSuccess: (value: Value) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [announced, setAnnounced] = useState('');
  const [drafts] = useState(readDrafts);

  useEffect(() => {
    if (!failure) {
      setAnnounced('');
      return;
    }
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const isFocused = invalid === document.activeElement;
    invalid?.focus();
    setAnnounced(unspoken(failure.errors, isFocused ? undefined : invalid));
  }, [failure]);

  useEffect(() => {
    // boot/hydration.ts records a submit before hydration.
    if (form.current?.dataset.pending === '') form.current.requestSubmit();
    else delete form.current?.dataset.pending;
    if (form.current) keepDrafts(new FormData(form.current));

    // After Back while the next page loads, this page stays and its form must work again.
    const release = () => {
      isBusy.current = false;
      setPending(false);
    };
    window.addEventListener('popstate', release);
    return () => window.removeEventListener('popstate', release);
  }, []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    delete element.dataset.pending;
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setFailure(undefined);
    const typed = new FormData(element);
    const { pathname } = window.location;
    keepDrafts(typed);
    const result = await submit(typed).catch((error: unknown) => {
      reportError(error);
      return { ok: false, errors: { formFields: 'somethingWentWrong' } } as const;
    });
    const isLeft = !element.isConnected || window.location.pathname !== pathname;
    if (result.ok && !isLeft) {
      onSuccess(result.value);
      return;
    }
    isBusy.current = false;
    setPending(false);
    if (result.ok) return;
    const errors = new Map<string, string>();
    for (const [slot, error] of Object.entries<FormError | undefined>(result.errors))
      if (error) errors.set(slot, messages[error]);
    setFailure({ ...result, errors, empty: emptyFields(typed) });
  }

  const errors = failure?.errors ?? new Map<string, string>();

  return {
    pending,
    /** The message of an error slot, if any. */
    error: (slot: Slot) => errors.get(slot),
    status: { error: errors.get('formFields'), announced },
    /**
     * For the form element. `dialog`: outside a dialog, the browser does nothing on submit, so a
     * submit before hydration neither loses the input nor puts it into the URL.
     */
    formProps: {
      ref: form,
      className: css.form,
      method: 'dialog',
      noValidate: true,
      onSubmit,
      onInput: ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => {
        setFailure(undefined);
        keepDrafts(new FormData(currentTarget));
      },
    } as const,
    /** For one input; `slot` is the error slot that it shares with other inputs, shown elsewhere. */
    field(name: string, slot: string = name): FieldState {
      const error = errors.get(slot);
      const isInvalid = error !== undefined && (slot === name || failure?.invalidField === name);
      const isMissing = errors.has('formFields') && failure?.empty.includes(name) === true;
      return {
        name,
        pending,
        error: slot === name ? error : undefined,
        invalid: isInvalid || isMissing,
        describedBy: isInvalid ? errorId(slot) : undefined,
        draft: drafts.get(name),
      };
    },
  };
}

/** The messages that a screen reader reads neither with the focused field nor for the form. */
function unspoken(errors: Failure['errors'], focused: Element | null | undefined): string {
  const spokenId = focused?.getAttribute('aria-describedby')?.split(' ')[0];
  return [...errors]
    .filter(([slot]) => slot !== 'formFields' && errorId(slot) !== spokenId)
    .map(([, message]) => message)
    .join(' ');
}

function emptyFields(typed: FormData): string[] {
  return [...typed.keys()].filter((name) => isBlank(name, text(typed, name)));
}

/** The value of a text field; '' when the form has no such field. */
export function text(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}
