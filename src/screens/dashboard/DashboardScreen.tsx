import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountCard, LoadingCard } from '../../components/account-card/AccountCard';
import { Buoy } from '../../components/art/accents';
import defaultPicture from '../../components/art/default-picture.svg';
import { Button, ButtonLink } from '../../components/button/Button';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { StoreQrCode } from '../../components/qr-code/StoreQrCode';
import { SiteLink } from '../../components/site-link/SiteLink';
import { accountCopy } from '../../content/account';
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
import { parseDashboardState, usernameState } from '../../session/navigation-state';
import { logOut } from '../../session/operations';
import { pictureQuery, reportPictureFailure } from '../../session/queries';
import { useStatus } from '../../session/status';
import type { UserRecord } from '../../shared/user-document';
import css from './dashboard.module.css';

const { dashboard } = accountCopy;

export default function DashboardScreen() {
  const { status, retry } = useStatus();
  const access = guardDashboard(parseDashboardState(useLocation().state), status);

  if (access.kind === 'log-in') return <Navigate to={paths.logIn} replace />;
  if (access.kind === 'username') {
    return <Navigate to={paths.username} state={usernameState(access.account)} replace />;
  }
  if (access.kind === 'dashboard') return <Dashboard record={access.record} />;
  if (access.kind === 'loading') return <LoadingCard {...dashboard} text={dashboard.loading} />;
  return (
    <AccountCard title={dashboard.title} heading={dashboard.heading} icon={<Buoy />}>
      <p role="status">{messages.somethingWentWrong}</p>
      <Button onClick={retry}>{accountCopy.retry}</Button>
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
        <dl>
          <dt>{accountCopy.fields.email}</dt>
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

/** The user's profile picture. Shows the default one until it loads, and when that fails. */
function ProfilePicture({ record }: { readonly record: UserRecord }) {
  const { data: url } = useQuery(pictureQuery(record.profilePicPath));
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const alt = dashboard.picture(record.name);
  const isLoaded = url !== undefined && url === loadedUrl;
  return (
    <>
      {!isLoaded && <img src={defaultPicture} alt={alt} className={css.picture} />}
      {url && (
        <img
          key={url}
          src={url}
          alt={alt}
          hidden={!isLoaded}
          className={isLoaded ? css.picture : undefined}
          onLoad={() => setLoadedUrl(url)}
          onError={() => reportPictureFailure('image')}
        />
      )}
    </>
  );
}

function LogOutButton() {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const pending = state === 'pending';
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={pending || undefined}
        onClick={async () => {
          if (pending) return;
          setState('pending');
          const { kind } = await logOut();
          if (kind !== 'ok') setState('failed');
        }}
      >
        {pending ? dashboard.loggingOut : dashboard.logOut}
      </Button>
      {state === 'failed' && <p role="alert">{messages.somethingWentWrong}</p>}
    </>
  );
}
