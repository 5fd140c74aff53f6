import { FormStatus } from '../../components/form/FormStatus';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account as words } from '../../content/account';
import { resetPassword } from '../../session/operations';
import { firstMessage, messages } from '../../shared/messages';
import { newPasswordSchema } from '../../shared/password';

export function ResetPasswordForm(props: {
  readonly oobCode: string;
  readonly onSuccess: () => void;
  readonly onDeadLink: () => void;
}) {
  const { oobCode, onSuccess, onDeadLink } = props;
  const form = useForm<'password' | 'formFields'>(async (typed) => {
    const typedPassword = text(typed, 'password');
    if (typedPassword === '') return { formFields: messages.fillInAllFields };
    const password = newPasswordSchema.safeParse(typedPassword);
    if (!password.success) return { password: firstMessage(password.error) };

    const reset = await resetPassword(oobCode, password.data);
    if (reset.ok) {
      onSuccess();
      return undefined;
    }
    const { link, ...errors } = reset.errors;
    if (link) onDeadLink();
    return errors;
  });

  return (
    <form {...form.formProps}>
      <PasswordField
        label={words.fields.newPassword}
        hint={words.resetPassword.hint}
        state={form.field('password')}
        autoComplete="new-password"
        pending={form.pending}
      />
      <SubmitButton
        label={words.resetPassword.submit}
        pendingLabel={words.resetPassword.pending}
        pending={form.pending}
      />
      <FormStatus
        error={form.error('formFields')}
        pending={form.pending && words.resetPassword.pending}
      />
    </form>
  );
}
