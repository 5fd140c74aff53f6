import { useState } from 'react';
import { account as words } from '../../content/account';
import { logOut } from '../../session/operations';
import css from './dashboard.module.css';

export function LogOutButton() {
  const [pending, setPending] = useState(false);
  return (
    <button
      type="button"
      className={css.button}
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
