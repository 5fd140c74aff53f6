import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountCard, LoadingCard } from '../../components/account-card/AccountCard';
import { LogOutButton } from '../../components/account-card/LogOutButton';
import { LockedScene } from '../../components/art/LockedScene';
import { Button, ButtonLink } from '../../components/button/Button';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { beginSignUpAgain, logOut } from '../../session/account-operations';
import { readSessionHint } from '../../session/browser-storage';
import { parseUsernameState, toDashboardState } from '../../session/navigation-state';
import { guardUsername, useStatus } from '../../session/status';
import { messages } from '../../shared/messages';
import { UsernameForm } from './UsernameForm';
import css from './username.module.css';

const { username: usernameCopy } = accountCopy;

export function UsernameScreen() {
  const { status } = useStatus();
  const state = parseUsernameState(useLocation().state);
  const access = guardUsername(state, status, readSessionHint());
  const [completedUid, setCompletedUid] = useState<string>();
  /** Whether 'Begin again' may still remove the account. */
  const [isRemoving, setIsRemoving] = useState(false);
  const memberUid = access.kind === 'dashboard' ? access.uid : completedUid;

  if (memberUid !== undefined) {
    return (
      <>
        <Navigate to={paths.dashboard} state={toDashboardState(memberUid)} replace />
        {/* `Navigate` renders nothing, so this shows while the dashboard's code loads. */}
        <LoadingCard copy={accountCopy.dashboard}>
          <LogOutButton logOut={logOut} />
        </LoadingCard>
      </>
    );
  }
  if (access.kind === 'loading') return <LoadingCard copy={usernameCopy} />;
  if (access.kind === 'log-in') {
    return <Navigate to={isRemoving ? paths.signUp : paths.logIn} replace />;
  }
  if (access.kind === 'form') {
    return (
      <AccountCard title={usernameCopy.title} heading={usernameCopy.heading}>
        <div>
          <p>
            {usernameCopy.account} <strong translate="no">{access.state.email}</strong>.
          </p>
          {/* Not while the record is unreachable, because `beginSignUpAgain` has to read it. */}
          {status.kind !== 'unreachable' && (
            <BeginAgain uid={access.state.uid} setIsRemoving={setIsRemoving} />
          )}
        </div>
        {/* Inert, because the removal would remove a member who claims a username meanwhile. */}
        <div inert={isRemoving}>
          <UsernameForm state={access.state} onCompleted={setCompletedUid} />
        </div>
        <LogOutButton logOut={logOut} />
      </AccountCard>
    );
  }
  // The screen is locked: the visitor came neither from sign-up nor from the dashboard.
  return (
    <AccountCard
      title={usernameCopy.title}
      heading={usernameCopy.lockedHeading}
      icon={<LockedScene />}
    >
      <p>{usernameCopy.locked}</p>
      <ButtonLink href={paths.signUp}>{usernameCopy.submit}</ButtonLink>
    </AccountCard>
  );
}

type BeginAgainProps = {
  readonly uid: string;
  readonly setIsRemoving: (isRemoving: boolean) => void;
};

/** Removes the new account and leads back to sign-up: its email cannot be changed later. */
function BeginAgain({ uid, setIsRemoving }: BeginAgainProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'log-in-first' | 'failed'>('idle');
  const isPending = state === 'pending';
  /** The number of attempts. After a timeout, the user can begin another one before the outcome is known. */
  const attempts = useRef(0);

  async function begin() {
    if (isPending) return;
    attempts.current += 1;
    const attempt = attempts.current;
    setState('pending');
    setIsRemoving(true);
    let outcome = await beginSignUpAgain(uid);
    if (outcome.kind === 'failed' && outcome.late) {
      setState('failed');
      outcome = await outcome.late;
      // A later attempt decides.
      if (attempt !== attempts.current) return;
    }
    const result = outcome.kind === 'ok' ? outcome.value : 'failed';
    // The removal has ended the session, which leads to sign-up.
    if (result === 'deleted') return;
    setIsRemoving(false);
    // For a member, the button stays pending until the record is read, which shows the dashboard.
    if (result !== 'member') setState(result);
  }

  return (
    <div className={`cluster ${css.beginAgain}`}>
      <span>{usernameCopy.wrongEmail}</span>
      <Button variant="quiet" aria-disabled={isPending || undefined} onClick={begin}>
        {isPending ? usernameCopy.beginningAgain : usernameCopy.beginAgain}
      </Button>
      {state === 'log-in-first' && <p role="alert">{usernameCopy.logInFirst}</p>}
      {state === 'failed' && <p role="alert">{messages.somethingWentWrong}</p>}
    </div>
  );
}
