import { useState } from 'react';
import buttons from '../../components/button/button.module.css';
import { account as copy } from '../../content/account';
import { messages } from '../../content/messages';
import { logOut } from '../../session/operations';

export function LogOutButton() {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttons.quiet}
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
      </button>
      {failed && <p role="alert">{messages.somethingWentWrong}</p>}
    </>
  );
}
