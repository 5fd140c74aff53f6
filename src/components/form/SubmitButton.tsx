import { Button } from '../button/Button';
import css from './form.module.css';

/**
 * The form's button. It is never `disabled`, because it would lose focus. When the form is
 * submitted before hydration, CSS shows the hidden label instead (button.module.css).
 */
export function SubmitButton(props: {
  readonly label: string;
  readonly pendingLabel: string;
  readonly pending: boolean;
  /** The form ignores further submits. */
  readonly disabled?: boolean;
}) {
  const { label, pendingLabel, pending, disabled } = props;
  return (
    <Button
      type="submit"
      className={disabled ? css.disabled : undefined}
      aria-disabled={pending || disabled || undefined}
    >
      <span>{pending ? pendingLabel : label}</span>
      <span hidden>{pendingLabel}</span>
    </Button>
  );
}
