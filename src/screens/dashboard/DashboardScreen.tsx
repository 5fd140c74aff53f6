import { Navigate, useLocation } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { LoadingCard } from '../../components/account-card/LoadingCard';
import { Buoy } from '../../components/art/accents';
import { Button, ButtonLink } from '../../components/button/Button';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { StoreQrCode } from '../../components/qr-code/StoreQrCode';
import { SiteLink } from '../../components/site-link/SiteLink';
import { account as copy } from '../../content/account';
import {
  accountDownload,
  download,
  downloadButton,
  freePlan,
  pricingLink,
} from '../../content/download';
import { messages } from '../../content/messages';
import { paths } from '../../content/pages';
import { guardDashboard } from '../../session/guards';
import { parseDashboardState, resumeState } from '../../session/navigation-state';
import { useStatus } from '../../session/status';
import type { UserRecord } from '../../shared/user-document';
import css from './dashboard.module.css';
import { LogOutButton } from './LogOutButton';
import { ProfilePicture } from './ProfilePicture';

const { dashboard } = copy;

export default function DashboardScreen() {
  const { status, retry } = useStatus();
  const access = guardDashboard(parseDashboardState(useLocation().state), status);

  if (access.kind === 'log-in') return <Navigate to={paths.logIn} replace />;
  if (access.kind === 'username') {
    return <Navigate to={paths.username} state={resumeState(access.account)} replace />;
  }
  if (access.kind === 'dashboard') return <Dashboard record={access.record} />;
  if (access.kind === 'loading') return <LoadingCard {...dashboard} text={dashboard.loading} />;
  return (
    <AccountCard title={dashboard.title} heading={dashboard.heading} icon={<Buoy />}>
      <p role="status">{messages.somethingWentWrong}</p>
      <Button onClick={retry}>{copy.retry}</Button>
      {access.isSignedIn && <LogOutButton />}
    </AccountCard>
  );
}

function Dashboard({ record }: { readonly record: UserRecord }) {
  return (
    <div className={css.dashboard}>
      <ProfilePicture record={record} />
      <div className={css.facts}>
        <title>{dashboard.title}</title>
        <PageHeading>{dashboard.welcome(record.name)}</PageHeading>
        <p className={css.username} translate="no">
          {`@${record.username}`}
        </p>
        <dl className={css.list}>
          <dt>{copy.fields.email}</dt>
          <dd translate="no">{record.email}</dd>
        </dl>
        <p className={css.offer}>
          {accountDownload.text}{' '}
          <ButtonLink href={downloadButton.href}>{accountDownload.button}</ButtonLink>
        </p>
        <div className={css.qrCode}>
          <StoreQrCode />
          <p>{download.qrCode.text}</p>
        </div>
        <p className={css.offer}>
          {freePlan} <SiteLink href={pricingLink.href}>{pricingLink.text}</SiteLink>
        </p>
        <LogOutButton />
      </div>
    </div>
  );
}
