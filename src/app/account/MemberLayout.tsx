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
      {useHydrated() ? <Outlet /> : <LoadingCard {...cardOf(pathname)} />}
    </QueryClientProvider>
  );
}

const { username, resetPassword, dashboard } = accountCopy;

const CARDS = {
  [paths.username]: { ...username, text: username.loading },
  [paths.resetPassword]: { ...resetPassword, text: resetPassword.checking },
  [paths.dashboard]: { ...dashboard, text: dashboard.loading },
};

function cardOf(pathname: string) {
  const [, card] = Object.entries(CARDS).find(([path]) => matchPath(path, pathname)) ?? [];
  // Ends the build when a new page has none.
  if (!card) throw new Error(`No loading card for ${pathname}`);
  return card;
}
