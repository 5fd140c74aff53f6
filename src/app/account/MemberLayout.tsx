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

const CARDS = [
  { path: paths.username, card: { ...username, text: username.loading } },
  { path: paths.resetPassword, card: { ...resetPassword, text: resetPassword.checking } },
  { path: paths.dashboard, card: { ...dashboard, text: dashboard.loading } },
];

/** @throws when a page has no card, which ends the build, because it prerenders every page */
function cardOf(pathname: string) {
  const found = CARDS.find(({ path }) => matchPath(path, pathname));
  if (!found) throw new Error(`No loading card for ${pathname}`);
  return found.card;
}
