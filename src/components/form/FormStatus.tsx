import { messages } from '../../shared/messages';
import css from './form.module.css';
import { FORM_STATUS_ID } from './use-form';

/**
 * The form's one live region: what is wrong with all of it, what is under way, what was done. Where
 * React could not join, the sheet shows that the form could not be sent.
 */
export function FormStatus(props: {
  readonly error?: string | undefined;
  readonly pending?: string | false;
  readonly success?: string | undefined;
}) {
  const { error, pending, success } = props;
  return (
    <div
      id={FORM_STATUS_ID}
      role="status"
      className={css.status}
      data-failed={messages.somethingWentWrong}
    >
      {error && <p className={css.error}>{error}</p>}
      {success && <p className={css.success}>{success}</p>}
      {pending && <p className="visually-hidden">{pending}</p>}
    </div>
  );
}
