import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { LockedScene } from '../../components/art/LockedScene';
import { ButtonLink } from '../../components/button/Button';
import { clearDrafts } from '../../components/form/drafts';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import { guardUsername } from '../../session/guards';
import { type DashboardState, parseUsernameState } from '../../session/navigation-state';
import { useStatus } from '../../session/status';
import { UsernameForm } from './UsernameForm';

export default function UsernameScreen() {
  const navigate = useNavigate();
  const { status } = useStatus();
  const access = guardUsername(parseUsernameState(useLocation().state), status);

  if (access.kind === 'log-in') return <Navigate to={paths.logIn} replace />;
  if (access.kind === 'dashboard') {
    return <Navigate to={paths.dashboard} state={dashboardState(access.uid)} replace />;
  }
  if (access.kind === 'locked') {
    return (
      <AccountCard
        title={copy.username.title}
        heading={copy.username.lockedHeading}
        icon={<LockedScene />}
      >
        <p>{copy.username.locked}</p>
        <ButtonLink href={paths.signUp}>{copy.username.signUp}</ButtonLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={copy.username.title} heading={copy.username.heading}>
      <UsernameForm
        state={access.state}
        onSuccess={(uid) => {
          clearDrafts();
          navigate(paths.dashboard, { state: dashboardState(uid), replace: true });
        }}
      />
    </AccountCard>
  );
}

const dashboardState = (uid: string): DashboardState => ({ UID: uid });
