import { Link } from 'react-router-dom';
import { Field } from '../../components/form/Field';
import { FormStatus } from '../../components/form/FormStatus';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import type { Account } from '../../session/auth-state';
import { logIn } from '../../session/operations';
import { SignedInOffer } from '../../session/SignedInOffer';
import css from './log-in.module.css';

export function LogInForm({ onSuccess }: { readonly onSuccess: (account: Account) => void }) {
  const form = useForm<Account, 'email' | 'password'>({
    submit: async (typed) => {
      const email = text(typed, 'email').trim();
      const password = text(typed, 'password');
      if (email === '' || password === '') {
        return { ok: false, errors: { formFields: 'fillInAllFields' } };
      }
      return logIn(email, password);
    },
    onSuccess,
  });

  return (
    <>
      <form {...form.formProps}>
        <Field
          label={copy.fields.email}
          state={form.field('email')}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          label={copy.fields.password}
          state={form.field('password')}
          autoComplete="current-password"
          pending={form.pending}
        />
        <p className={css.forgot}>
          <Link to={paths.forgotPassword}>{copy.logIn.forgot}</Link>
        </p>
        <SubmitButton
          label={copy.logIn.submit}
          pendingLabel={copy.logIn.pending}
          pending={form.pending}
        />
        <FormStatus {...form.status} pending={form.pending} pendingLabel={copy.logIn.pending} />
      </form>
      {/* A pending submit signs the user in, so the offer would appear for a moment. */}
      {!form.pending && <SignedInOffer />}
    </>
  );
}
