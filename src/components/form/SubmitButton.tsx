import { messages } from '../../content/messages';
import { Button } from '../button/Button';
import { useHydrated } from '../hydration/use-hydrated';
import css from './form.module.css';
import type { useForm } from './use-form';

/**
 * The form's button, which is never `disabled`, because it would lose focus. Below it, the form's
 * only live region: its own error, pending state and success, and the field errors that a screen
 * reader does not read on focus. When the form is submitted before hydration, CSS shows the button's
 * hidden label instead (button.module.css), and the boot script the part for the state.
 */
export function SubmitButton(props: {
  readonly form: Pick<ReturnType<typeof useForm>, 'pending' | 'status'>;
  readonly copy: { readonly submit: string; readonly pending: string };
  /** After the success, the form ignores further submits. */
  readonly success?: string | undefined;
  /** Read after the field errors. */
  readonly details?: string | undefined;
}) {
  const { form, copy, success, details } = props;
  const { error, announced } = form.status;
  const isHydrated = useHydrated();
  const pending = form.pending && !success;
  return (
    <>
      <Button
        type="submit"
        className={success && css.disabled}
        aria-disabled={pending || Boolean(success) || undefined}
      >
        <span>{pending ? copy.pending : copy.submit}</span>
        <span hidden>{copy.pending}</span>
      </Button>
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
        {error && <p className={css.error}>{error}</p>}
        {success && <p className={css.success}>{success}</p>}
        {announced && (
          <p className="visually-hidden">{details ? `${announced} ${details}` : announced}</p>
        )}
        {pending && <p className="visually-hidden">{copy.pending}</p>}
      </div>
    </>
  );
}
