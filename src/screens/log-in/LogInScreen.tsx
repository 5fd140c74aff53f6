import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { clearDrafts } from '../../components/form/drafts';
import { Notice } from '../../components/form/Notice';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import { type DashboardState, parseLogInState } from '../../session/navigation-state';
import { LogInForm } from './LogInForm';
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

  return (
    <AccountCard title={copy.logIn.title} heading={copy.logIn.heading}>
      <Notice text={notice} />
      <div className={css.form} onInput={dismiss} onSubmit={dismiss}>
        <LogInForm
          onSuccess={({ uid }) => {
            const state: DashboardState = { UID: uid };
            clearDrafts();
            navigate(paths.dashboard, { state });
          }}
        />
      </div>
      <p>
        {copy.logIn.noAccount} <Link to={paths.signUp}>{copy.logIn.signUp}</Link>
      </p>
    </AccountCard>
  );
}
