import { messages } from '../../content/messages';
import { useHydrated } from '../hydration/use-hydrated';
import css from './form.module.css';
import { FORM_ERROR_ID } from './form-failure';
import type { FormProgress } from './use-form';

/**
 * The form's only live region, below its button: its own error, pending state and success, and the
 * field errors that a screen reader does not read on focus. When the form is submitted before hydration,
 * the boot script shows the part for the state.
 */
export function FormStatus({
  form,
  copy,
  success,
  details,
  note,
}: {
  readonly form: FormProgress;
  readonly copy: { readonly pending: string };
  readonly success?: string | undefined;
  /** Read after the field errors. */
  readonly details?: string | undefined;
  /** A hint that is shown at its field, for screen readers. */
  readonly note?: string | undefined;
}) {
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
