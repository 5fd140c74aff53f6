import { Button } from '../button/Button';
import css from './form.module.css';
import type { FormProgress } from './use-form';

/**
 * The form's button, which is never `disabled`, because it would lose focus. When the form is submitted
 * before hydration, CSS shows its hidden label instead (button.module.css).
 */
export function SubmitButton({
  form,
  copy,
}: {
  readonly form: FormProgress;
  readonly copy: { readonly submit: string; readonly pending: string };
}) {
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
