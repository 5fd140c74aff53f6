import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { clearDrafts } from '../../components/form/drafts';
import { Field } from '../../components/form/Field';
import { FormNotice } from '../../components/form/FormNote';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import type { Account } from '../../session/auth-state';
import { type DashboardState, parseLogInState } from '../../session/navigation-state';
import { logIn } from '../../session/operations';
import { SignedInOffer } from '../../session/SignedInOffer';
import css from './log-in.module.css';

export default function LogInScreen() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [notice, setNotice] = useState<string>();
  const dismiss = () => setNotice(undefined);

  useEffect(() => {
    if (!parseLogInState(state)) return;
    setNotice(copy.logIn.passwordChanged);
    // Clears the state, so that a reload or Back does not show the notice again.
    navigate(pathname, { replace: true });
  }, [state, pathname, navigate]);

  const form = useForm<Account, 'email' | 'password'>({
    submit: async (typed) => {
      const email = text(typed, 'email').trim();
      const password = text(typed, 'password');
      if (email === '' || password === '') {
        return { ok: false, errors: { formFields: 'fillInAllFields' } };
      }
      return logIn(email, password);
    },
    onSuccess: ({ uid }) => {
      const state: DashboardState = { UID: uid };
      clearDrafts();
      navigate(paths.dashboard, { state });
    },
  });

  return (
    <AccountCard title={copy.logIn.title} heading={copy.logIn.heading}>
      <FormNotice text={notice} />
      <div className={css.form} onInput={dismiss} onSubmit={dismiss}>
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
          />
          <p className={css.forgot}>
            <Link to={paths.forgotPassword}>{copy.logIn.forgot}</Link>
          </p>
          <SubmitButton form={form} copy={copy.logIn} />
        </form>
      </div>
      {/* A pending submit signs the user in, so the offer would appear for a moment. */}
      {!form.pending && <SignedInOffer />}
      <p>
        {copy.logIn.noAccount} <Link to={paths.signUp}>{copy.logIn.signUp}</Link>
      </p>
    </AccountCard>
  );
}
