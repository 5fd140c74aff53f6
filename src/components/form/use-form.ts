import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isBlank } from '../../shared/blank';
import css from './form.module.css';

/** Where a form shows what concerns all of it; the id of its one live region. */
export const FORM_STATUS_ID = 'form-status';

type FormErrors<Slot extends string> = Readonly<Partial<Record<Slot, string>>>;

/** What `Field` needs to know of one input. */
export type FieldState = {
  readonly name: string;
  readonly error: string | undefined;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
};

export const errorId = (slot: string) => `${slot}-error`;

/**
 * The behaviour that every form here shares: inputs keep their own text, one submit at a time,
 * typing clears all messages, and a refused submit puts the focus on the first wrong field. After
 * one that went well the form takes no other: it is on its way until the next page is there.
 *
 * @param submit gets what was typed; gives back the errors by slot, or nothing when all went well
 */
export function useForm<Slot extends string>(
  submit: (typed: FormData) => Promise<FormErrors<Slot> | undefined>,
) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<FormErrors<Slot>>();
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const [submits, setSubmits] = useState(0);

  useEffect(() => {
    if (submits > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submits]);

  useEffect(() => {
    // Sent while only the markup was there: boot.ts has noted it.
    if (form.current?.dataset.waiting === '') form.current.requestSubmit();
    else delete form.current?.dataset.waiting;
  }, []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    delete event.currentTarget.dataset.waiting;
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setErrors(undefined);
    const typed = new FormData(event.currentTarget);
    let isDone = false;
    try {
      const refused = await submit(typed);
      isDone = !refused;
      if (refused) {
        setEmpty(emptyFields(typed));
        setErrors(refused);
        setSubmits((count) => count + 1);
      }
    } finally {
      busy.current = isDone;
      setPending(isDone);
    }
  }

  const messages = new Map<string, string | undefined>(Object.entries(errors ?? {}));

  return {
    pending,
    /** The message that stands in a slot, if any. */
    error: (slot: Slot) => messages.get(slot),
    /**
     * For the form element. `dialog`: outside a dialog the browser itself then does nothing on
     * submit, so what was typed is neither lost nor in the address before the script is there.
     */
    formProps: {
      ref: form,
      className: css.form,
      method: 'dialog',
      noValidate: true,
      onSubmit,
      onInput: () => setErrors(undefined),
    } as const,
    /** For one input; `slot` is where its message stands, when it shares one. */
    field(name: string, slot: string = name): FieldState {
      const error = messages.get(slot);
      const isMissing = messages.has('formFields') && empty.includes(name);
      return {
        name,
        error,
        invalid: error !== undefined || isMissing,
        describedBy: error ? errorId(slot) : isMissing ? FORM_STATUS_ID : undefined,
      };
    },
  };
}

function emptyFields(typed: FormData): string[] {
  return [...typed.keys()].filter((name) => isBlank(name, text(typed, name)));
}

/** One text field of what was typed; '' when the form has no such field. */
export function text(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}
