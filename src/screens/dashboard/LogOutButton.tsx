import { useState } from 'react';
import buttons from '../../components/button/button.module.css';
import { account as words } from '../../content/account';
import { logOut } from '../../session/operations';

export function LogOutButton() {
  const [pending, setPending] = useState(false);
  return (
    <button
      type="button"
      className={buttons.quiet}
      aria-disabled={pending || undefined}
      onClick={async () => {
        if (pending) return;
        setPending(true);
        await logOut();
      }}
    >
      {pending ? words.dashboard.loggingOut : words.dashboard.logOut}
    </button>
  );
}
