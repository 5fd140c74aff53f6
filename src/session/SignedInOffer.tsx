import { Link } from 'react-router-dom';
import { accountCopy } from '../content/account';
import { paths } from '../content/pages';
import { useAuthState } from './auth-state';
import { toDashboardState } from './navigation-state';
import css from './signed-in-offer.module.css';

/** Offers the dashboard to users who are already logged in, next to a form. */
export function SignedInOffer() {
  const { account } = useAuthState({ isRequired: false });
  if (!account) return null;
  return (
    <aside className={css.offer}>
      <p>
        {accountCopy.signedIn.note} <strong>{account.email}</strong>.
      </p>
      <Link to={paths.dashboard} state={toDashboardState(account.uid)}>
        {accountCopy.signedIn.toDashboard}
      </Link>
    </aside>
  );
}
