import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { LockedScene } from '../../components/art/LockedScene';
import buttons from '../../components/button/button.module.css';
import { clearDrafts } from '../../components/form/drafts';
import { account as words } from '../../content/account';
import { paths } from '../../content/paths';
import { usernameDoor } from '../../session/doors';
import { type DashboardState, parseUsernameState } from '../../session/navigation-state';
import { useStatus } from '../../session/use-status';
import { UsernameForm } from './UsernameForm';
import css from './username.module.css';

export default function UsernameScreen() {
  const navigate = useNavigate();
  const { status } = useStatus();
  const door = usernameDoor(parseUsernameState(useLocation().state), status);

  if (door.to === 'log-in') return <Navigate to={paths.logIn} replace />;
  if (door.to === 'dashboard') {
    return <Navigate to={paths.dashboard} state={dashboardState(door.uid)} replace />;
  }
  if (door.to === 'locked') return <LockedNotice />;
  return (
    <AccountCard title={words.username.title} heading={words.username.heading}>
      <UsernameForm
        state={door.state}
        onSuccess={(uid) => {
          clearDrafts();
          navigate(paths.dashboard, { state: dashboardState(uid), replace: true });
        }}
      />
    </AccountCard>
  );
}

const dashboardState = (uid: string): DashboardState => ({ UID: uid });

function LockedNotice() {
  return (
    <AccountCard
      title={words.username.title}
      heading={words.username.lockedHeading}
      icon={<LockedScene className={css.lock} />}
    >
      <p>{words.username.locked}</p>
      <Link to={paths.signUp} className={buttons.primary}>
        {words.username.signUp}
      </Link>
    </AccountCard>
  );
}
