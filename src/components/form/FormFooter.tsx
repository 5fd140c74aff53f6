import type { ReactNode } from 'react';
import { messages } from '../../content/messages';
import { Button } from '../button/Button';
import { useHydrated } from '../hydration/use-hydrated';
import css from './form.module.css';
import { FORM_ERROR_ID } from './form-failure';
import type { FormProgress } from './use-form';

type FormFooterProps = {
  readonly form: FormProgress;
  readonly copy: { readonly submit: string; readonly pending: string };
  readonly success?: string | undefined;
  /** Read after the field errors. */
  readonly details?: string | undefined;
  /** Read by screen readers only. The field shows it too. */
  readonly note?: string | undefined;
};

/** The end of each form: its button, and below it the form's status. */
export function FormFooter(props: FormFooterProps) {
  return (
    <>
      <SubmitButton {...props} />
      <FormStatus {...props} />
    </>
  );
}

/**
 * The form's button, which is never `disabled`, because it would lose focus. When the form is submitted
 * before hydration, CSS shows its hidden label instead (button.module.css).
 */
function SubmitButton({ form, copy }: FormFooterProps) {
  const isDone = form.done !== undefined;
  return (
    <Button
      type="submit"
      className={isDone ? css.disabled : undefined}
      aria-disabled={form.pending || isDone || undefined}
    >
      <span>{form.pending ? copy.pending : copy.submit}</span>
      <span hidden>{copy.pending}</span>
    </Button>
  );
}

/**
 * The form's only live region: its own error, pending state and success, and the field errors that a
 * screen reader does not read on focus. When the form is submitted before hydration, the boot script
 * shows the part for the state.
 */
function FormStatus({ form, copy, success, details, note }: FormFooterProps) {
  const { error, announced } = form.status;
  const isHydrated = useHydrated();
  return (
    <div role="status" className={css.status}>
      {!isHydrated && (
        <>
          <p data-while="" hidden className="visually-hidden">
            {copy.pending}
          </p>
          <p data-while="failed" hidden className={css.error}>
            {messages.somethingWentWrong}
          </p>
        </>
      )}
      {error && (
        <p id={FORM_ERROR_ID} className={css.error}>
          {error}
        </p>
      )}
      {success && <p className={css.success}>{success}</p>}
      {announced && (
        <p className="visually-hidden">{details ? `${announced} ${details}` : announced}</p>
      )}
      {note && <p className="visually-hidden">{note}</p>}
      {form.pending && <p className="visually-hidden">{copy.pending}</p>}
    </div>
  );
}

/** The terms that a user agrees to by submitting a form. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}
