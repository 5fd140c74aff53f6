import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { Field } from '../../components/form/Field';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account } from '../../content/account';
import { paths } from '../../content/pages';
import { sendResetEmail } from '../../session/operations';
import { emailSchema } from '../../shared/credentials';

const copy = account.forgotPassword;

export default function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<string, 'email'>({
    submit: async (typed) => {
      const email = emailSchema.safeParse(text(typed, 'email'));
      if (!email.success) return { ok: false, errors: { email: 'emailInvalid' } };
      return sendResetEmail(email.data);
    },
    onSuccess: setSentTo,
  });

  return (
    <AccountCard title={copy.title} heading={copy.heading}>
      <form {...form.formProps}>
        <Field
          label={account.fields.email}
          state={form.field('email')}
          type="email"
          autoComplete="username"
          placeholder={copy.placeholder}
        />
        <SubmitButton form={form} copy={copy} success={sentTo && copy.sent(sentTo)} />
      </form>
      <p>
        {copy.finished}
        <br />
        <Link to={paths.logIn}>{copy.logIn}</Link>
      </p>
    </AccountCard>
  );
}
