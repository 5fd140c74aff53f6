import { useState } from 'react';
import { accountCopy } from '../../content/account';
import type { Outcome } from '../../shared/form-outcome';
import { messages } from '../../shared/messages';
import { Button } from '../button/Button';

const { logOut: label, loggingOut } = accountCopy.dashboard;

type LogOutButtonProps = { readonly logOut: () => Promise<Outcome<unknown, never>> };

export function LogOutButton({ logOut }: LogOutButtonProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const isPending = state === 'pending';

  async function endSession() {
    if (isPending) return;
    setState('pending');
    const { kind } = await logOut();
    // After a success, the route guard of the screen leads to log-in.
    if (kind !== 'ok') setState('failed');
  }

  return (
    <>
      <Button variant="quiet" aria-disabled={isPending || undefined} onClick={endSession}>
        {isPending ? loggingOut : label}
      </Button>
      {state === 'failed' && <p role="alert">{messages.somethingWentWrong}</p>}
    </>
  );
}
