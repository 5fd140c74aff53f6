import { QueryClientProvider } from '@tanstack/react-query';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { account as words } from '../../content/account';
import { paths } from '../../content/paths';
import { queries } from '../../session/queries';

/**
 * For screens that are nothing without what only the browser knows: their prerendered page is the
 * frame, with its title. They are also the ones that show what the server keeps; the forms come without that part.
 */
export default function MemberLayout() {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queries}>
      {useHydrated() ? <Outlet /> : <title>{titleOf(pathname)}</title>}
    </QueryClientProvider>
  );
}

const titles = {
  [paths.username]: words.username.title,
  [paths.resetPassword]: words.resetPassword.title,
  [paths.dashboard]: words.dashboard.title,
};

const titleOf = (pathname: string) =>
  Object.entries(titles).find(([path]) => matchPath(path, pathname))?.[1];
