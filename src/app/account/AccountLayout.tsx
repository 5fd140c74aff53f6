import { matchPath, useLocation } from 'react-router-dom';
import { AccountScene } from '../../components/art/AccountScene';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import { AppBanner, SearchMeta, TabIcon } from '../../components/page-meta/PageMeta';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { ScreenOutlet } from '../ErrorBoundary';
import css from './account-layout.module.css';
import { prefetchNextSteps } from './prefetch';

export default function AccountLayout() {
  return (
    <>
      <AccountMeta />
      <div className={css.page}>
        <header className={css.header}>
          <LivelyLogo />
        </header>
        <main className={css.main} onFocus={prefetchNextSteps}>
          <noscript>
            <p className={css.noscript}>{accountCopy.noScript}</p>
          </noscript>
          <ScreenOutlet />
        </main>
        <AccountScene />
      </div>
    </>
  );
}

/** The metadata of an account page, except its title, which its screen sets. */
function AccountMeta() {
  const { pathname } = useLocation();
  const isAt = (path: string) => matchPath(path, pathname) !== null;
  if (isAt(paths.signUp)) return <SearchMeta page={accountCopy.signUp} path={paths.signUp} />;
  if (isAt(paths.logIn)) return <SearchMeta page={accountCopy.logIn} path={paths.logIn} />;
  return (
    <>
      {/* Not for search results: sign-up, log-in or an email leads to each of these pages. */}
      <meta name="robots" content="noindex" />
      <TabIcon />
      {/* After the dashboard, users continue in the app. */}
      {isAt(paths.dashboard) && <AppBanner />}
    </>
  );
}
