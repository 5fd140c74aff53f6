import { createRequire } from 'node:module';
import type * as v1 from 'firebase-functions/v1';
import { FUNCTIONS_REGION } from '../../src/shared/complete-sign-up';

const load: (name: string) => unknown = createRequire(import.meta.url);

/** How long a delivery may take: then the platform ends it, with no line of ours in the log. */
export const DELIVERY_S = 120;

/**
 * The trigger for an account's deletion, which only the first generation of functions has. Its
 * library is loaded here and not imported: a process that serves claims would spend a quarter more
 * of its start on it.
 */
export function onAccountDeleted(forget: (uid: string) => Promise<void>) {
  const library = load('firebase-functions/v1');
  if (!isV1(library)) throw new Error('firebase-functions/v1 is not what it was.');
  return library
    .region(FUNCTIONS_REGION)
    .runWith({
      // Delivered again, for up to a week, until it has succeeded once.
      failurePolicy: true,
      maxInstances: 3,
      memory: '256MB',
      timeoutSeconds: DELIVERY_S,
    })
    .auth.user()
    .onDelete(({ uid }) => forget(uid));
}

function isV1(library: unknown): library is typeof v1 {
  return typeof library === 'object' && library !== null && 'region' in library;
}
