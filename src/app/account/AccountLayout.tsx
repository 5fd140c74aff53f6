import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { AccountScene } from '../../components/art/AccountScene';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import { NewTabHint } from '../../components/site-link/SiteLink';
import { accountCopy } from '../../content/account';
import { LoadPageContext } from '../preloadable';
import { AccountMeta } from './AccountMeta';
import css from './account-layout.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import { prefetchNextSteps } from './prefetch';

/** The layout of the account screens: the logo above, a sea illustration below. */
export default function AccountLayout() {
  const loadPage = use(LoadPageContext);
  return (
    <>
      <AccountMeta />
      <div className={css.page}>
        <header className={css.header}>
          <LivelyLogo />
        </header>
        <main className={css.main} onFocus={() => prefetchNextSteps(loadPage)}>
          <noscript>
            <p className={css.noscript}>{accountCopy.noScript}</p>
          </noscript>
          <ErrorBoundary>
            <Outlet />
          </ErrorBoundary>
        </main>
        <AccountScene />
        <NewTabHint />
      </div>
    </>
  );
}
