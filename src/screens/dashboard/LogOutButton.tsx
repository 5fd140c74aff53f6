import { useState } from 'react';
import buttons from '../../components/button/button.module.css';
import { account as words } from '../../content/account';
import { logOut } from '../../session/operations';

export function LogOutButton() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <>
      <button
        type="button"
        className={buttons.quiet}
        aria-disabled={pending || undefined}
        onClick={async () => {
          if (pending) return;
          setPending(true);
          setError(undefined);
          const loggedOut = await logOut();
          if (loggedOut.ok) return;
          setPending(false);
          setError(loggedOut.errors.dashboard);
        }}
      >
        {pending ? words.dashboard.loggingOut : words.dashboard.logOut}
      </button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}
