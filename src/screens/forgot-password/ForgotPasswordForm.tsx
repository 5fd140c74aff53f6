import { useState } from 'react';
import { Field } from '../../components/form/Field';
import { FormStatus } from '../../components/form/FormStatus';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import { sendResetEmail } from '../../session/operations';
import { emailSchema } from '../../shared/email';

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<string, 'email'>({
    submit: async (typed) => {
      const email = emailSchema.safeParse(text(typed, 'email'));
      if (!email.success) return { ok: false, errors: { email: 'emailInvalid' } };
      return sendResetEmail(email.data);
    },
    onSuccess: setSentTo,
  });

  const pending = form.pending && sentTo === undefined;

  return (
    <form {...form.formProps}>
      <Field
        label={copy.fields.email}
        state={form.field('email')}
        type="email"
        autoComplete="username"
        placeholder={copy.forgotPassword.placeholder}
      />
      <SubmitButton
        label={copy.forgotPassword.submit}
        pendingLabel={copy.forgotPassword.pending}
        pending={pending}
        disabled={sentTo !== undefined}
      />
      <FormStatus
        {...form.status}
        success={sentTo && copy.forgotPassword.sent(sentTo)}
        pending={pending}
        pendingLabel={copy.forgotPassword.pending}
      />
    </form>
  );
}
