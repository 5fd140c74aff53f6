import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { HelpLink } from '../../components/account-card/HelpLinks';
import { Field } from '../../components/form/Field';
import { FormFooter } from '../../components/form/FormFooter';
import formCss from '../../components/form/form.module.css';
import { PasswordField } from '../../components/form/PasswordField';
import { useForm } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { logIn } from '../../session/account-operations';
import * as drafts from '../../session/drafts';
import { PASSWORD_CHANGED, toDashboardState } from '../../session/navigation-state';
import { SignedInOffer } from '../../session/SignedInOffer';
import { logInForm } from '../../shared/form-fields';
import css from './log-in.module.css';

const { fields, logIn: logInCopy } = accountCopy;

export function LogInScreen() {
  const navigate = useNavigate();
  const { notice, dismissNotice } = usePasswordChangedNotice();
  const form = useForm({
    fields: logInForm,
    drafts,
    failureSlot: 'password',
    submit: async ({ email, password }) => {
      dismissNotice();
      return logIn(email, password);
    },
    onSuccess: ({ uid }) => navigate(paths.dashboard, { state: toDashboardState(uid) }),
  });

  return (
    <AccountCard title={logInCopy.title} heading={logInCopy.heading}>
      {/* Screen readers announce a text only in a live region that was there before it. */}
      <div role="status" className={formCss.status}>
        {notice && <p className={formCss.success}>{notice}</p>}
      </div>
      <form {...form.formProps}>
        <Field
          label={fields.email}
          state={form.field('email')}
          type="email"
          autoComplete="username"
          onInput={dismissNotice}
        />
        <PasswordField
          label={fields.password}
          state={form.field('password')}
          autoComplete="current-password"
          onInput={dismissNotice}
        />
        <p className={css.forgot}>
          <Link to={paths.forgotPassword} className="target">
            {logInCopy.forgot}
          </Link>
        </p>
        <FormFooter form={form} copy={logInCopy} />
      </form>
      {/* A pending submit signs the user in, so the offer would appear for a moment. */}
      {!form.isPending && <SignedInOffer />}
      <p>
        {logInCopy.noAccount} <Link to={paths.signUp}>{logInCopy.signUp}</Link>
      </p>
      <HelpLink error={form.error('password')} />
    </AccountCard>
  );
}

/** A notice for users who have just set a new password, which has led them here. */
function usePasswordChangedNotice() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    if (state !== PASSWORD_CHANGED) return;
    setNotice(logInCopy.passwordChanged);
    // Clears the state, so that a reload or Back does not show the notice again.
    navigate(pathname, { replace: true });
  }, [state, pathname, navigate]);
  return { notice, dismissNotice: () => setNotice(undefined) };
}
