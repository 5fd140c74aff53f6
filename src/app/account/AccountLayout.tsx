import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { AccountScene } from '../../components/art/AccountScene';
import { LivelyMark } from '../../components/logo/LivelyMark';
import { TabIcon } from '../../components/page-meta/PageMeta';
import { account as words } from '../../content/account';
import { brand } from '../../content/brand';
import { paths } from '../../content/paths';
import css from './account-layout.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import { prefetchNextSteps } from './prefetch';

// `always`: a browser that thinks it is offline is answered with a failure that can be tried
// again, not with a wait without end.
const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, staleTime: 60_000 } },
});

/** What the account screens share: the logo, a quiet sea, and the server state of the session. */
export default function AccountLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <TabIcon />
      <div className={css.page}>
        <header className={css.header}>
          <Link to={paths.home} className={css.logo} aria-label={words.logo}>
            <LivelyMark />
            <span aria-hidden="true">{brand.product}</span>
          </Link>
        </header>
        <main className={css.main} onFocus={prefetchNextSteps}>
          <noscript>
            <p className={css.noscript}>{words.noScript}</p>
          </noscript>
          <ErrorBoundary>
            <Suspense>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <AccountScene />
      </div>
    </QueryClientProvider>
  );
}
