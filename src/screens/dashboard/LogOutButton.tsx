import { useState } from 'react';
import { Button } from '../../components/button/Button';
import { account as copy } from '../../content/account';
import { messages } from '../../content/messages';
import { logOut } from '../../session/operations';
import css from './dashboard.module.css';

export function LogOutButton() {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className={css.logOut}
        aria-disabled={pending || undefined}
        onClick={async () => {
          if (pending) return;
          setPending(true);
          setFailed(false);
          const { ok } = await logOut();
          if (ok) return;
          setPending(false);
          setFailed(true);
        }}
      >
        {pending ? copy.dashboard.loggingOut : copy.dashboard.logOut}
      </Button>
      {failed && <p role="alert">{messages.somethingWentWrong}</p>}
    </>
  );
}
