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
  const isHydrated = useHydrated();
  return (
    <QueryClientProvider client={queries}>
      {isHydrated ? <Outlet /> : <LoadingCard copy={copyOf(pathname)} />}
    </QueryClientProvider>
  );
}

/** @throws when a page has no copy, which ends the build, because it prerenders every page */
function copyOf(pathname: string) {
  if (matchPath(paths.username, pathname)) return accountCopy.username;
  if (matchPath(paths.resetPassword, pathname)) return accountCopy.resetPassword;
  if (matchPath(paths.dashboard, pathname)) return accountCopy.dashboard;
  throw new Error(`No copy for the loading card of ${pathname}`);
}
