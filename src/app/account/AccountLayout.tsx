import { useLocation } from 'react-router-dom';
import { LoadingCard } from '../../components/account-card/AccountCard';
import { AccountScene } from '../../components/art/AccountScene';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import { AppBanner, SearchMeta, TabIcon } from '../../components/page-meta/PageMeta';
import { accountCopy, accountPages } from '../../content/account';
import { ScreenOutlet } from '../ErrorBoundary';
import { pageAt } from '../routes';
import css from './account-layout.module.css';
import { prefetchNextSteps } from './prefetch';

export function AccountLayout() {
  const { path, copy } = pageAt(useLocation().pathname);
  const isHydrated = useHydrated();
  if (!copy) throw new Error(`${path} has no copy`);
  const { title, heading, description, loading, leadsToApp } = accountPages[copy];
  return (
    <>
      {description ? (
        <SearchMeta page={{ title, description }} path={path} />
      ) : (
        <>
          <meta name="robots" content="noindex" />
          <TabIcon />
          {leadsToApp && <AppBanner />}
        </>
      )}
      <div className={css.page}>
        <header className={css.header}>
          <LivelyLogo />
        </header>
        <main className={css.main} onFocus={prefetchNextSteps}>
          <noscript>
            <p className={css.noscript}>{accountCopy.noScript}</p>
          </noscript>
          {loading && !isHydrated ? (
            // The screen depends on what only the browser knows: the session and navigation state.
            <LoadingCard copy={{ title, heading, loading }} />
          ) : (
            <ScreenOutlet />
          )}
        </main>
        <AccountScene />
      </div>
    </>
  );
}
