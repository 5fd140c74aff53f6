import { Link } from 'react-router-dom';
import { account as words } from '../content/account';
import { paths } from '../content/paths';
import { useLikelyPresence } from './account';
import type { DashboardState } from './navigation-state';
import css from './signed-in-offer.module.css';

/** For somebody who is logged in already and came to a form: the dashboard, one click away. */
export function SignedInOffer() {
  const { account } = useLikelyPresence();
  if (!account) return null;
  const state: DashboardState = { UID: account.uid };
  return (
    <aside className={css.offer}>
      <p>
        {words.signedIn.note} <strong>{account.email}</strong>.
      </p>
      <Link to={paths.dashboard} state={state}>
        {words.signedIn.toDashboard}
      </Link>
    </aside>
  );
}
