import { messages } from '../../shared/messages';
import { Button } from '../button/Button';
import { classNames } from '../class-names';
import { useHydrated } from '../hydration/use-hydrated';
import { ErrorText } from './Field';
import css from './form.module.css';
import { FORM_ERROR_ID } from './form-failure';
import type { FormProgress } from './use-form';

type FormFooterProps = {
  readonly form: FormProgress;
  readonly copy: { readonly submit: string; readonly pending: string };
  /** The message of a form that has succeeded and stays on the page. */
  readonly success?: string | undefined;
  /** Advice at a field, such as a suggestion. It is announced after the fields' messages. */
  readonly advice?: string | undefined;
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
 * The form's button, which is never `disabled`, because it would lose focus. When the form is
 * submitted before hydration, CSS shows its hidden label instead (`submit`).
 */
function SubmitButton({ form, copy, success }: FormFooterProps) {
  return (
    <Button
      type="submit"
      className={classNames(css.submit, success && css.disabled)}
      aria-disabled={form.isPending || Boolean(success) || undefined}
    >
      <span className={form.isPending ? css.waiting : undefined}>
        {form.isPending ? copy.pending : copy.submit}
      </span>
      <span hidden className={css.waiting}>
        {copy.pending}
      </span>
    </Button>
  );
}

/**
 * The form's only live region: its own error, pending state and success, and the field errors that
 * a screen reader does not read on focus. When the form is submitted before hydration, the boot
 * script shows the part for the state.
 */
function FormStatus({ form, copy, success, advice }: FormFooterProps) {
  const isHydrated = useHydrated();
  const spoken = [form.announced, advice].filter(Boolean).join(' ');
  return (
    <div role="status" className={css.status}>
      {!isHydrated && (
        <>
          <p data-while="loading" hidden className="visually-hidden">
            {copy.pending}
          </p>
          <p data-while="failed" hidden className={css.error}>
            {messages.somethingWentWrong}
          </p>
        </>
      )}
      <ErrorText id={FORM_ERROR_ID} text={form.formError} />
      {success && <p className={css.success}>{success}</p>}
      {spoken && <p className="visually-hidden">{spoken}</p>}
      {form.isPending && <p className="visually-hidden">{copy.pending}</p>}
    </div>
  );
}
