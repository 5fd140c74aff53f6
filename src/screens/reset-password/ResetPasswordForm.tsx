import { HiddenEmail } from '../../components/form/Field';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import type { InvalidLink } from '../../session/error-catalogue';
import { resetPassword } from '../../session/operations';
import { passwordError } from '../../shared/password';

export function ResetPasswordForm(props: {
  readonly oobCode: string;
  readonly email: string;
  readonly onSuccess: () => void;
  readonly onInvalidLink: (link: InvalidLink) => void;
}) {
  const { oobCode, email, onSuccess, onInvalidLink } = props;
  const form = useForm<void, 'password'>({
    submit: async (typed) => {
      const newPassword = text(typed, 'password');
      if (newPassword === '') {
        return { ok: false, errors: { formFields: 'fillInAllFields' } };
      }
      const password = passwordError(newPassword);
      if (password) return { ok: false, errors: { password } };
      const reset = await resetPassword(oobCode, newPassword);
      if (reset.ok) return reset;
      const { link, ...errors } = reset.errors;
      if (link) onInvalidLink(link);
      return { ok: false, errors };
    },
    onSuccess,
  });

  return (
    <form {...form.formProps}>
      <p>
        {copy.resetPassword.account} <strong translate="no">{email}</strong>
      </p>
      <HiddenEmail name="email" email={email} />
      <PasswordField
        label={copy.fields.newPassword}
        hint={copy.passwordHint}
        state={form.field('password')}
        autoComplete="new-password"
      />
      <SubmitButton form={form} copy={copy.resetPassword} />
    </form>
  );
}
