import { auth, member } from '../../loading/bundles';

/**
 * Loads what the user needs after a form, while it is filled in: Firebase and the screens for
 * members. Failures are ignored: the submit that needs a bundle loads it again.
 */
export function prefetchNextSteps(): void {
  // At each call, because browsers close unused connections.
  auth
    .load()
    .then(({ openConnections }) => openConnections())
    .catch(() => undefined);
  member.load().catch(() => undefined);
}
