import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Pending } from '../../boot/attributes';
import { type FormFields, type FormTexts, missingFields, readForm } from '../../shared/form-fields';
import { type Outcome, refused } from '../../shared/form-outcome';
import css from './form.module.css';
import { type Failure, failureOf, fieldFailure, useFailureFeedback } from './form-failure';

export type FieldState<Name extends string = string> = Partial<ReturnType<typeof fieldFailure>> & {
  readonly name: Name;
  readonly required: boolean;
  readonly isPending: boolean;
  /** The initial text of the input. */
  readonly draft: string | undefined;
};

/** What the form's button and its status show. */
export type FormProgress = {
  readonly isPending: boolean;
  /** The message of the form's own error, if any. */
  readonly formError: string | undefined;
  /** The messages to announce to screen readers only. */
  readonly announced: string;
};

type FormState<Value> =
  | { readonly kind: 'idle' | 'pending' }
  | { readonly kind: 'done'; readonly value: Value }
  | Failure;

/** Keeps the user's input while the form is not on the page. */
type Drafts = {
  readonly keepDrafts: (typed: FormData) => void;
  readonly readDrafts: () => ReadonlyMap<string, string>;
};

type FormOptions<Name extends string, Value, Slot extends string> = {
  readonly fields: FormFields<Name>;
  /**
   * Validates and sends the input, unless a field is missing, which the form refuses by itself.
   * If it throws, the form reports it and shows a failure.
   */
  readonly submit: (texts: FormTexts<Name>) => Promise<Outcome<Value, Slot | 'formFields'>>;
  /** Where 'Oops! Something went wrong.' appears after a failure; by default at the bottom. */
  readonly failureSlot?: Slot;
  /**
   * Replaces the form, usually by the next page. Without it, the form stays on the page. After a success,
   * the form ignores further submits in both cases.
   *
   * Not called after the user has left this page. A success after a timeout counts only if the input
   * is still the same.
   */
  readonly onSuccess?: (value: Value) => void;
  readonly drafts?: Drafts;
};

/**
 * Shared behavior of all forms: inputs are uncontrolled, submits are ignored while one is pending,
 * typing clears all messages, and a failed submit focuses the first invalid field.
 */
export function useForm<Name extends string, Value, Slot extends string = never>(
  options: FormOptions<Name, Value, Slot>,
) {
  const { fields, drafts } = options;
  const form = useRef<HTMLFormElement>(null);
  const { state, reset, onSubmit } = useSubmit(options);
  const failure = state.kind === 'failed' ? state : undefined;
  const isPending = state.kind === 'pending';
  const announced = useFailureFeedback(form, failure);
  const [initialDrafts] = useState(() => drafts?.readDrafts());
  useInputBeforeHydration(form, drafts);
  const onEdit = ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => {
    if (failure) reset();
    drafts?.keepDrafts(new FormData(currentTarget));
  };

  return {
    isPending,
    /** The value of a successful submit, if the form has no `onSuccess`. */
    result: state.kind === 'done' ? state.value : undefined,
    announced,
    formError: failure?.errors.get('formFields'),
    /** The message of an error slot that several inputs share, if any. */
    error: (slot: Slot) => failure?.errors.get(slot),
    /**
     * For the form element. The method `dialog` does nothing outside a dialog, so a submit before
     * hydration neither loses the input nor puts it into the URL.
     */
    formProps: {
      ref: form,
      className: css.form,
      method: 'dialog',
      noValidate: true,
      onSubmit,
      onInput: onEdit,
      // Some password managers send no `input` event.
      onChange: onEdit,
    } as const,
    /** For a `Field`. Inputs that share an error slot pass it, and the screen shows its message. */
    field: <Field extends Name>(name: Field, slot: Name | Slot = name): FieldState<Field> => ({
      ...(failure && fieldFailure(failure, name, slot)),
      name,
      required: fields[name].kind !== 'optional',
      isPending,
      draft: initialDrafts?.get(name),
    }),
  };
}

function useSubmit<Name extends string, Value, Slot extends string>(
  options: FormOptions<Name, Value, Slot>,
) {
  const { fields, submit, failureSlot = 'formFields', onSuccess, drafts } = options;
  const [state, setState] = useState<FormState<Value>>({ kind: 'idle' });
  /**
   * The submit that the form waits for. A ref, because some password managers submit twice in one task, in
   * which the state stays the same.
   */
  const activeSubmit = useRef<symbol>(undefined);
  /** Whether a success is about to replace the form. */
  const isLeaving = useRef(false);

  // After Back while the next page loads, this page stays and its form must work again.
  useEffect(() => {
    const endPending = () => {
      activeSubmit.current = undefined;
      isLeaving.current = false;
      setState((current) => (current.kind === 'pending' ? { kind: 'idle' } : current));
    };
    window.addEventListener('popstate', endPending);
    return () => window.removeEventListener('popstate', endPending);
  }, []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // The boot script sets this attribute on each submit until it knows that hydration is done.
    delete element.dataset.pending;
    if (activeSubmit.current || isLeaving.current || state.kind === 'done') return;
    const thisSubmit = Symbol();
    activeSubmit.current = thisSubmit;
    setState({ kind: 'pending' });
    const { pathname } = window.location;
    const typed = new FormData(element);
    drafts?.keepDrafts(typed);
    const texts = textsOf(fields, typed);
    const missing = missingFields(fields, texts, (name) => typed.get(name));
    /** False after Back, and after a failure was shown or another submit has succeeded. */
    const isActive = () => activeSubmit.current === thisSubmit;

    // Awaited even when fields are missing: the pending state must render, because it hides the password.
    const outcome = await (missing.length > 0 ? INCOMPLETE : outcomeOf(() => submit(texts)));
    if (outcome.kind !== 'ok' && isActive()) {
      activeSubmit.current = undefined;
      setState(failureOf(outcome, failureSlot, missing));
    }
    // After a timeout, another outcome follows. After any other failure, `late` is undefined.
    const last = outcome.kind === 'failed' ? await outcome.late : outcome;
    if (last?.kind !== 'ok' || isLeaving.current) return;
    // The form no longer waits for a late success, which then counts only for the input that was sent.
    const isUnchanged = isEqual(texts, textsOf(fields, new FormData(element)));
    if (isActive() || isUnchanged) succeed(last.value, element, pathname);
  }

  /** @param pathname of the page on which the form was submitted */
  function succeed(value: Value, element: HTMLFormElement, pathname: string): void {
    activeSubmit.current = undefined;
    const hasLeft = !element.isConnected || window.location.pathname !== pathname;
    if (onSuccess && !hasLeft) {
      isLeaving.current = true;
      onSuccess(value);
      return;
    }
    setState(onSuccess ? { kind: 'idle' } : { kind: 'done', value });
  }

  return { state, reset: () => setState({ kind: 'idle' }), onSubmit };
}

const INCOMPLETE = refused({ formFields: 'fillInAllFields' });

/** The outcome of an operation, which is a failure if it throws. */
async function outcomeOf<Value, Slot extends string>(
  run: () => Promise<Outcome<Value, Slot>>,
): Promise<Outcome<Value, Slot>> {
  try {
    return await run();
  } catch (error) {
    window.reportError(error);
    return { kind: 'failed' };
  }
}

function textsOf<Name extends string>(fields: FormFields<Name>, typed: FormData) {
  return readForm(fields, (name) => typed.get(name));
}

function isEqual<Name extends string>(texts: FormTexts<Name>, others: FormTexts<Name>): boolean {
  return JSON.stringify(texts) === JSON.stringify(others);
}

/**
 * Keeps what was typed before hydration, and repeats a submit from before it, which the boot script
 * records in `data-pending`. After a failed attempt to hydrate, the user has to submit again.
 */
function useInputBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  drafts: Drafts | undefined,
): void {
  const keepInput = useEffectEvent((element: HTMLFormElement) => {
    drafts?.keepDrafts(new FormData(element));
  });
  useEffect(() => {
    if (!form.current) return;
    keepInput(form.current);
    const isEarlySubmit = form.current.dataset.pending === ('loading' satisfies Pending);
    if (isEarlySubmit) form.current.requestSubmit();
    else delete form.current.dataset.pending;
  }, [form]);
}
