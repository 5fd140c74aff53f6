import { use } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { AccountScene } from '../../components/art/AccountScene';
import { LivelyMark } from '../../components/logo/LivelyMark';
import { TabIcon } from '../../components/page-meta/PageMeta';
import { account as copy } from '../../content/account';
import { brand } from '../../content/brand';
import { paths } from '../../content/paths';
import { navigation } from '../../content/site';
import { LoadPageContext } from '../LoadPageContext';
import css from './account-layout.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import { prefetchNextSteps } from './prefetch';

/** The layout of the account screens: the logo above, a sea illustration below. */
export default function AccountLayout() {
  const loadPage = use(LoadPageContext);
  return (
    <>
      <meta name="description" content={copy.description} />
      <TabIcon />
      <div className={css.page}>
        <header className={css.header}>
          <Link to={paths.home} className={css.logo} aria-label={navigation.homeLabel}>
            <LivelyMark />
            <span aria-hidden="true" translate="no">
              {brand.product}
            </span>
          </Link>
        </header>
        <main className={css.main} onFocus={() => prefetchNextSteps(loadPage)}>
          <noscript>
            <p className={css.noscript}>{copy.noScript}</p>
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
