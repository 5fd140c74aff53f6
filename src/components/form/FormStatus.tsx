import { messages } from '../../content/messages';
import { useHydrated } from '../hydration/use-hydrated';
import css from './form.module.css';

/**
 * The form's only live region: its own error, pending state and success, and the field errors that
 * a screen reader does not read on focus. Before hydration, the boot script shows the part for the
 * state.
 */
export function FormStatus(props: {
  readonly error?: string | undefined;
  readonly announced?: string;
  readonly pending: boolean;
  readonly pendingLabel: string;
  readonly success?: string | undefined;
}) {
  const { error, announced, pending, pendingLabel, success } = props;
  const isHydrated = useHydrated();
  return (
    <div role="status" className={css.status}>
      {!isHydrated && (
        <>
          <p data-while="" hidden className="visually-hidden">
            {pendingLabel}
          </p>
          <p data-while="failed" hidden className={css.error}>
            {messages.somethingWentWrong}
          </p>
        </>
      )}
      {error && <p className={css.error}>{error}</p>}
      {success && <p className={css.success}>{success}</p>}
      {announced && <p className="visually-hidden">{announced}</p>}
      {pending && <p className="visually-hidden">{pendingLabel}</p>}
    </div>
  );
}
