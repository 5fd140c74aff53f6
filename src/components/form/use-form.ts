import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../../content/messages';
import type { Errors, Outcome } from '../../shared/form-error';
import { emptyFields, type FormFields, type ReadField, readForm } from '../../shared/form-fields';
import css from './form.module.css';

/** What `Field` needs for one input. */
export type FieldState = {
  readonly name: string;
  readonly required: boolean;
  readonly pending: boolean;
  readonly error: string | undefined;
  readonly invalid: boolean;
  /** Whether the form was refused because this input, among others, is empty. */
  readonly missing: boolean;
  readonly describedBy: string | undefined;
  readonly draft: string | undefined;
};

type Failure = {
  readonly kind: 'failed';
  /** Messages by error slot. */
  readonly errors: ReadonlyMap<string, string>;
  readonly invalidField: string | undefined;
  readonly empty: readonly string[];
};

type FormState<Value> =
  | { readonly kind: 'idle' | 'pending' }
  | { readonly kind: 'done'; readonly value: Value }
  | Failure;

/** Where the user's input stays while the form is not on the page. */
export type Drafts = {
  readonly keepDrafts: (typed: FormData) => void;
  readonly readDrafts: () => ReadonlyMap<string, string>;
};

const NO_DRAFTS: Drafts = { keepDrafts: () => {}, readDrafts: () => new Map() };

type FormOptions<Fields extends FormFields, Value, Slot extends string> = {
  readonly fields: Fields;
  /**
   * Validates and sends the input. When it throws, the error is reported, and the form shows it like a
   * failure.
   */
  readonly submit: (
    read: ReadField<Extract<keyof Fields, string>>,
  ) => Promise<Outcome<Value, Slot | 'formFields'>>;
  /** Where 'Oops! Something went wrong.' appears after a failure; by default at the bottom. */
  readonly failureSlot?: Slot;
  /**
   * Leads to the next page, and is not called after the user has left this one. Until the next page
   * is there, the form stays pending. Without it, the form stays and ignores further submits.
   */
  readonly onSuccess?: (value: Value) => void;
  readonly drafts?: Drafts;
};

export const errorId = (slot: string) => `${slot}-error`;

/** The id of the word at an empty input that says so. */
export const missingId = (name: string) => `${name}-missing`;

/** The id of the form's own error. */
export const FORM_ERROR_ID = 'form-message';

/**
 * Shared behavior of all forms: inputs are uncontrolled, submits are ignored while one is pending,
 * typing clears all messages, and a failed submit focuses the first invalid field.
 */
export function useForm<Fields extends FormFields, Value, Slot extends string = never>({
  fields,
  submit,
  failureSlot,
  onSuccess,
  drafts: { keepDrafts, readDrafts } = NO_DRAFTS,
}: FormOptions<Fields, Value, Slot>) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [state, setState] = useState<FormState<Value>>({ kind: 'idle' });
  const [drafts] = useState(readDrafts);
  const failure = state.kind === 'failed' ? state : undefined;
  const announced = useFailureFocus(form, failure);

  useEffect(() => {
    // boot/hydration.ts records a submit before hydration.
    if (form.current?.dataset.pending === '') form.current.requestSubmit();
    else delete form.current?.dataset.pending;
    if (form.current) keepDrafts(new FormData(form.current));

    // After Back while the next page loads, this page stays and its form must work again.
    const release = () => {
      isBusy.current = false;
      setState((current) => (current.kind === 'pending' ? { kind: 'idle' } : current));
    };
    window.addEventListener('popstate', release);
    return () => window.removeEventListener('popstate', release);
  }, [keepDrafts]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    delete element.dataset.pending;
    if (isBusy.current || state.kind === 'done') return;
    isBusy.current = true;
    setState({ kind: 'pending' });
    const typed = new FormData(element);
    const { pathname } = window.location;
    keepDrafts(typed);
    const read = readForm(fields, (name) => typed.get(name));
    const outcome = await submit(read).catch((error: unknown) => {
      reportError(error);
      return { kind: 'failed' } as const;
    });
    const isLeft = !element.isConnected || window.location.pathname !== pathname;
    if (outcome.kind === 'ok' && onSuccess && !isLeft) {
      onSuccess(outcome.value);
      return;
    }
    isBusy.current = false;
    if (outcome.kind !== 'ok') setState(failureOf(outcome, failureSlot, emptyFields(fields, read)));
    else if (onSuccess) setState({ kind: 'idle' });
    else setState({ kind: 'done', value: outcome.value });
  }

  return {
    pending: state.kind === 'pending',
    /** The result, when the form stays after its success. */
    done: state.kind === 'done' ? state.value : undefined,
    /** The form's own error, and the messages to announce to screen readers only. */
    status: { error: failure?.errors.get('formFields'), announced },
    /** The message of an error slot, if any. */
    error: (slot: Slot) => failure?.errors.get(slot),
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
        if (failure) setState({ kind: 'idle' });
        keepDrafts(new FormData(currentTarget));
      },
    } as const,
    /** For one input; `slot` is the error slot that it shares with other inputs, shown elsewhere. */
    field(name: Extract<keyof Fields, string>, slot: string = name): FieldState {
      const error = failure?.errors.get(slot);
      const isInvalid = error !== undefined && (slot === name || failure?.invalidField === name);
      const empty = failure?.errors.has('formFields') ? failure.empty : [];
      const missing = empty.includes(name);
      return {
        name,
        required: fields[name]?.required === true,
        pending: state.kind === 'pending',
        error: slot === name ? error : undefined,
        invalid: isInvalid || missing,
        missing,
        describedBy: descriptionOf({ name, slot, isInvalid, missing, isFirst: name === empty[0] }),
        draft: drafts.get(name),
      };
    },
  };
}

/** What the form's button and its status show. */
export type FormProgress = Pick<ReturnType<typeof useForm>, 'pending' | 'status'> & {
  readonly done: unknown;
};

/** The ids of the texts that describe an input. The form's own error describes the first empty one. */
function descriptionOf({
  name,
  slot,
  isInvalid,
  missing,
  isFirst,
}: {
  readonly name: string;
  readonly slot: string;
  readonly isInvalid: boolean;
  readonly missing: boolean;
  readonly isFirst: boolean;
}): string | undefined {
  if (isInvalid) return errorId(slot);
  if (!missing) return undefined;
  return isFirst ? `${missingId(name)} ${FORM_ERROR_ID}` : missingId(name);
}

function failureOf(
  outcome: Exclude<Outcome<unknown, string>, { kind: 'ok' }>,
  failureSlot: string | undefined,
  empty: readonly string[],
): Failure {
  if (outcome.kind === 'refused') {
    const { errors, invalidField } = outcome;
    return { kind: 'failed', errors: textsOf(errors), invalidField, empty };
  }
  const errors = new Map([[failureSlot ?? 'formFields', messages.somethingWentWrong]]);
  return { kind: 'failed', errors, invalidField: undefined, empty };
}

function textsOf(errors: Errors<string>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [slot, error] of Object.entries(errors)) {
    if (error) texts.set(slot, messages[error]);
  }
  return texts;
}

/**
 * Focuses the first invalid field after a failed submit.
 *
 * @returns the messages for screen readers that they read neither with this field nor for the form
 */
function useFailureFocus(
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

function unspoken(
  errors: ReadonlyMap<string, string>,
  focused: Element | null | undefined,
): string {
  const spokenId = focused?.getAttribute('aria-describedby')?.split(' ')[0];
  return [...errors]
    .filter(([slot]) => slot !== 'formFields' && errorId(slot) !== spokenId)
    .map(([, message]) => message)
    .join(' ');
}
