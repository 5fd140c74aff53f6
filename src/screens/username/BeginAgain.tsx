import { useState } from 'react';
import { Button } from '../../components/button/Button';
import { accountCopy } from '../../content/account';
import { messages } from '../../content/messages';
import { beginSignUpAgain } from '../../session/operations';
import css from './username.module.css';

const { username: usernameCopy } = accountCopy;

/** Removes the new account and leads back to sign-up: its email cannot be changed later. */
export function BeginAgain({
  uid,
  onBegin,
  onEnd,
}: {
  readonly uid: string;
  /** Called before the account is removed, and so before the session ends. */
  readonly onBegin: () => void;
  /** Called when the account stays, and the user on this screen. */
  readonly onEnd: () => void;
}) {
  const [state, setState] = useState<'idle' | 'pending' | 'log-in-first' | 'failed'>('idle');
  const pending = state === 'pending';

  async function begin() {
    if (pending) return;
    setState('pending');
    onBegin();
    const outcome = await beginSignUpAgain(uid);
    if (outcome.kind === 'ok' && outcome.value === 'deleted') return;
    onEnd();
    if (outcome.kind !== 'ok') setState('failed');
    else if (outcome.value === 'log-in-first') setState('log-in-first');
    // A member stays pending, until the record is read and leads to the dashboard.
  }

  return (
    <div className={css.beginAgain}>
      <span>{usernameCopy.wrongEmail}</span>
      <Button variant="quiet" aria-disabled={pending || undefined} onClick={begin}>
        {pending ? usernameCopy.beginningAgain : usernameCopy.beginAgain}
      </Button>
      {state === 'log-in-first' && <p role="alert">{usernameCopy.logInFirst}</p>}
      {state === 'failed' && <p role="alert">{messages.somethingWentWrong}</p>}
    </div>
  );
}
