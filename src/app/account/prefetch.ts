import { paths } from '../../content/pages';

let isDone = false;

/**
 * Prefetches the next steps while the user fills in the form: the Firebase SDKs, the two screens
 * that follow, and the modules they use. The form itself needs none of them.
 */
export function prefetchNextSteps(loadPage: (pathname: string) => Promise<void>): void {
  const app = import('../../backend/app');
  app.then(
    ({ openConnections }) => openConnections(),
    () => undefined,
  );
  if (isDone) return;
  isDone = true;
  // Includes their dynamic imports, to avoid a request waterfall.
  const parts = [
    app,
    import('../../session/queries'),
    import('../../backend/auth'),
    import('../../backend/user-record'),
    import('../../backend/functions'),
    import('../../backend/picture'),
    loadPage(paths.dashboard),
    loadPage(paths.username),
  ];
  // A failed prefetch (for example, offline) is ignored: the later import handles its own failure.
  for (const part of parts) part.catch(() => undefined);
}
