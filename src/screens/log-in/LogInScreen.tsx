import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { account as words } from '../../content/account';
import { paths } from '../../content/paths';
import { type DashboardState, parseLogInState } from '../../session/navigation-state';
import { LogInForm } from './LogInForm';

export default function LogInScreen() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFromReset = useHydrated() && parseLogInState(state) !== undefined;
  return (
    <AccountCard title={words.logIn.title} heading={words.logIn.heading}>
      <LogInForm
        notice={cameFromReset ? words.logIn.passwordChanged : undefined}
        onSuccess={({ uid }) => {
          const state: DashboardState = { UID: uid };
          navigate(paths.dashboard, { state });
        }}
      />
      <p>
        {words.logIn.noAccount} <Link to={paths.signUp}>{words.logIn.signUp}</Link>
      </p>
    </AccountCard>
  );
}
