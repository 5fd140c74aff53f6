import { paths } from '../../content/pages';

let isPrefetched = false;

/**
 * Prefetches what the user needs after filling in a form: the Firebase SDKs, the two screens that follow,
 * and the modules that these import later. Failures are ignored: the import that needs a module handles
 * its own.
 *
 * @param loadPage loads the code of the page with this path
 */
export function prefetchNextSteps(loadPage: (pathname: string) => Promise<void>): void {
  // At each call, because browsers close unused connections.
  import('../../backend/app')
    .then(({ openConnections }) => openConnections())
    .catch(() => undefined);
  if (isPrefetched) return;
  isPrefetched = true;
  void Promise.allSettled([
    import('../../session/queries'),
    import('../../backend/auth'),
    import('../../backend/user-record'),
    import('../../backend/functions'),
    import('../../backend/picture'),
    loadPage(paths.dashboard),
    loadPage(paths.username),
  ]);
}
