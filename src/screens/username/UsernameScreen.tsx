import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountCard, LoadingCard } from '../../components/account-card/AccountCard';
import { LockedScene } from '../../components/art/LockedScene';
import { ButtonLink } from '../../components/button/Button';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { guardUsername } from '../../session/guards';
import { dashboardState, parseUsernameState } from '../../session/navigation-state';
import { useStatus } from '../../session/status';
import { BeginAgain } from './BeginAgain';
import { UsernameForm } from './UsernameForm';

const { username: usernameCopy, dashboard: dashboardCopy } = accountCopy;

export default function UsernameScreen() {
  const { status } = useStatus();
  const access = guardUsername(parseUsernameState(useLocation().state), status);
  const [completedUid, setCompletedUid] = useState<string>();
  // Where a user goes whose session ends: 'Begin again' ends it too.
  const [signedOutPath, setSignedOutPath] = useState<string>(paths.logIn);
  const memberUid = access.kind === 'dashboard' ? access.uid : completedUid;

  if (memberUid !== undefined) {
    return (
      <>
        <Navigate to={paths.dashboard} state={dashboardState(memberUid)} replace />
        <LoadingCard {...dashboardCopy} text={dashboardCopy.loading} />
      </>
    );
  }
  if (access.kind === 'log-in') {
    return <Navigate to={signedOutPath} replace />;
  }
  if (access.kind === 'form') {
    return (
      <AccountCard title={usernameCopy.title} heading={usernameCopy.heading}>
        <div>
          <p>
            {usernameCopy.account} <strong translate="no">{access.state.email}</strong>.
          </p>
          {/* Before the record is read, the account may already belong to a member. */}
          {status.kind === 'needs-username' && (
            <BeginAgain
              uid={access.state.uid}
              onBegin={() => setSignedOutPath(paths.signUp)}
              onEnd={() => setSignedOutPath(paths.logIn)}
            />
          )}
        </div>
        <UsernameForm state={access.state} onCompleted={setCompletedUid} />
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title={usernameCopy.title}
      heading={usernameCopy.lockedHeading}
      icon={<LockedScene />}
    >
      <p>{usernameCopy.locked}</p>
      <ButtonLink href={paths.signUp}>{usernameCopy.signUp}</ButtonLink>
    </AccountCard>
  );
}
