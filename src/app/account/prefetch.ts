import { preconnect } from 'react-dom';
import { paths } from '../../content/pages';

let isPrefetched = false;

/**
 * Prefetches the next steps while the user fills in a form, which needs none of them itself: the Firebase
 * SDKs, the two screens that follow, and the modules that they import later. Failures are ignored: the
 * import that needs a module handles its own.
 *
 * @param loadPage loads the code of the page with this path
 */
export function prefetchNextSteps(loadPage: (pathname: string) => Promise<void>): void {
  if (isPrefetched) return;
  isPrefetched = true;
  // The connections that a log-in needs, which saves half a second on a slow phone.
  preconnect('https://identitytoolkit.googleapis.com', { crossOrigin: '' });
  preconnect('https://firestore.googleapis.com', { crossOrigin: '' });
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
