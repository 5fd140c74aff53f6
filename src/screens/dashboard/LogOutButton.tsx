import { useState } from 'react';
import { Button } from '../../components/button/Button';
import { accountCopy } from '../../content/account';
import { messages } from '../../content/messages';
import { logOut } from '../../session/operations';

const { dashboard } = accountCopy;

export function LogOutButton() {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const pending = state === 'pending';
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={pending || undefined}
        onClick={async () => {
          if (pending) return;
          setState('pending');
          const { kind } = await logOut();
          if (kind !== 'ok') setState('failed');
        }}
      >
        {pending ? dashboard.loggingOut : dashboard.logOut}
      </Button>
      {state === 'failed' && <p role="alert">{messages.somethingWentWrong}</p>}
    </>
  );
}
