import { use } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { AccountScene } from '../../components/art/AccountScene';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import { AppBanner, SearchMeta, TabIcon } from '../../components/page-meta/PageMeta';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { LoadPageContext } from '../load-page-context';
import css from './account-layout.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import { prefetchNextSteps } from './prefetch';

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
      </div>
    </>
  );
}

/** The account pages that anyone may find with a search engine. The others need a session or an email. */
const SEARCHABLE_PAGES = [
  { path: paths.signUp, metadata: accountCopy.signUp },
  { path: paths.logIn, metadata: accountCopy.logIn },
];

/** The metadata of an account page. The page's card sets its title. */
function AccountMeta() {
  const { pathname } = useLocation();
  const searchable = SEARCHABLE_PAGES.find(({ path }) => matchPath(path, pathname));
  if (searchable) return <SearchMeta page={searchable.metadata} path={searchable.path} />;
  // After the dashboard, users continue in the app.
  const leadsToApp = matchPath(paths.dashboard, pathname) !== null;
  return (
    <>
      <meta name="robots" content="noindex" />
      <TabIcon />
      {leadsToApp && <AppBanner />}
    </>
  );
}
