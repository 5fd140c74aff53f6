import { QueryClientProvider } from '@tanstack/react-query';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { LoadingCard } from '../../components/account-card/AccountCard';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { queries } from '../../session/queries';

/**
 * For screens that depend on client-only state (the session, navigation state). They are
 * prerendered as a loading card, and are the only screens that use TanStack Query.
 */
export default function MemberLayout() {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queries}>
      {useHydrated() ? <Outlet /> : <LoadingCard copy={copyOf(pathname)} />}
    </QueryClientProvider>
  );
}

const COPY = [
  { path: paths.username, copy: accountCopy.username },
  { path: paths.resetPassword, copy: accountCopy.resetPassword },
  { path: paths.dashboard, copy: accountCopy.dashboard },
];

/** @throws when a page has no copy, which ends the build, because it prerenders every page */
function copyOf(pathname: string) {
  const page = COPY.find(({ path }) => matchPath(path, pathname));
  if (!page) throw new Error(`No copy for the loading card of ${pathname}`);
  return page.copy;
}
