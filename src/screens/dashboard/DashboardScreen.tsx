import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountCard, LoadingCard } from '../../components/account-card/AccountCard';
import { HelpLink } from '../../components/account-card/HelpLinks';
import { LogOutButton } from '../../components/account-card/LogOutButton';
import { Buoy } from '../../components/art/accents';
import defaultPicture from '../../components/art/default-picture.svg';
import { Button } from '../../components/button/Button';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { logOut } from '../../session/account-operations';
import { parseDashboardState, toUsernameState } from '../../session/navigation-state';
import { pictureQuery, queries } from '../../session/queries';
import { guardDashboard, useStatus } from '../../session/status';
import { messages } from '../../shared/messages';
import type { UserRecord } from '../../shared/user-document';
import { BoardingPass } from './BoardingPass';
import css from './dashboard.module.css';

const { dashboard } = accountCopy;

export function DashboardScreen() {
  const { status, retry } = useStatus();
  const access = guardDashboard(parseDashboardState(useLocation().state), status);

  switch (access.kind) {
    case 'log-in':
      return <Navigate to={paths.logIn} replace />;
    case 'username':
      return <Navigate to={paths.username} state={toUsernameState(access.account)} replace />;
    case 'dashboard':
      return <Dashboard record={access.record} />;
    case 'loading':
      return (
        <LoadingCard copy={dashboard}>
          {access.isSignedIn && <LogOutButton logOut={logOut} />}
        </LoadingCard>
      );
    case 'retry':
      return (
        <AccountCard title={dashboard.title} heading={dashboard.heading} icon={<Buoy />}>
          <p role="status">{messages.somethingWentWrong}</p>
          <Button onClick={retry}>{accountCopy.retry}</Button>
          {access.isSignedIn && <LogOutButton logOut={logOut} />}
          <HelpLink error={messages.somethingWentWrong} />
        </AccountCard>
      );
  }
}

function Dashboard({ record }: { readonly record: UserRecord }) {
  return (
    <div className={`centered ${css.dashboard}`}>
      <title>{dashboard.title}</title>
      <ProfilePicture record={record} />
      <BoardingPass record={record} />
    </div>
  );
}

/** The user's profile picture. Shows the default one until it has loaded, and when that fails. */
function ProfilePicture({ record }: { readonly record: UserRecord }) {
  const { data: url = defaultPicture } = useQuery(pictureQuery(record.profilePicPath), queries);
  return <img src={url} alt={dashboard.picture(record.name)} className={css.picture} />;
}
