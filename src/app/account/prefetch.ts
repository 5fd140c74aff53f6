import { paths } from '../../content/pages';

let isPrefetched = false;

/**
 * Prefetches the next steps while the user fills in a form, which needs none of them itself: the Firebase
 * SDKs, the two screens that follow, and the modules that they import later. Each call also opens the
 * connections again, because browsers close unused ones.
 *
 * @param loadPage loads the code of the page with this path
 */
export function prefetchNextSteps(loadPage: (pathname: string) => Promise<void>): void {
  const app = import('../../backend/app');
  app.then(
    ({ openConnections }) => openConnections(),
    () => undefined,
  );
  if (isPrefetched) return;
  isPrefetched = true;
  const imports = [
    import('../../session/queries'),
    import('../../backend/auth'),
    import('../../backend/user-record'),
    import('../../backend/functions'),
    import('../../backend/picture'),
    loadPage(paths.dashboard),
    loadPage(paths.username),
  ];
  // A failed prefetch is ignored: the import that needs the module handles its own failure.
  for (const pending of imports) pending.catch(() => undefined);
}
