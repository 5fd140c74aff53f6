import buttons from '../button/button.module.css';

/**
 * The form's button. It keeps the focus while the form is on its way: no `disabled` for that. When
 * the form is sent before React has joined, the sheet shows the hidden label instead.
 */
export function SubmitButton(props: {
  readonly label: string;
  readonly pendingLabel: string;
  readonly pending: boolean;
  readonly disabled?: boolean;
}) {
  const { label, pendingLabel, pending, disabled } = props;
  return (
    <button
      type="submit"
      className={buttons.primary}
      aria-disabled={pending || undefined}
      disabled={disabled}
    >
      <span>{pending ? pendingLabel : label}</span>
      <span hidden>{pendingLabel}</span>
    </button>
  );
}
