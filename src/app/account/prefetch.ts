import { paths } from '../../content/paths';
import { loadPage } from '../routes';

let isDone = false;

/**
 * Fetches what comes after the form while the person types: the provider's part, the two screens
 * that follow, and what those read and send. Nothing of it is needed to see or to fill in the form.
 */
export function prefetchNextSteps(): void {
  const app = import('../../backend/app');
  app.then(
    ({ openConnections }) => openConnections(),
    () => undefined,
  );
  if (isDone) return;
  isDone = true;
  // Also what these import, so that no file is found out by another.
  const parts = [
    app,
    import('../../session/user-record'),
    import('../../backend/auth'),
    import('../../backend/user-record'),
    import('../../backend/complete-sign-up'),
    import('../../backend/picture'),
    loadPage(paths.dashboard),
    loadPage(paths.username),
  ];
  // Offline, say: whoever needs a part asks for it again, and says so when it cannot be had.
  for (const part of parts) part.catch(() => undefined);
}
