import { Link } from 'react-router-dom';
import { account as copy } from '../content/account';
import { paths } from '../content/pages';
import { useHintedAuthState } from './auth-state';
import type { DashboardState } from './navigation-state';
import css from './signed-in-offer.module.css';

/** Offers the dashboard to users who are already logged in, next to a form. */
export function SignedInOffer() {
  const { account } = useHintedAuthState();
  if (!account) return null;
  const state: DashboardState = { UID: account.uid };
  return (
    <aside className={css.offer}>
      <p>
        {copy.signedIn.note} <strong>{account.email}</strong>.
      </p>
      <Link to={paths.dashboard} state={state}>
        {copy.signedIn.toDashboard}
      </Link>
    </aside>
  );
}
