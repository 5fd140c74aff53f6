import { createRequire } from 'node:module';
import type * as v1 from 'firebase-functions/v1';
import { FUNCTIONS_REGION } from '../../src/shared/complete-sign-up';

const load: (name: string) => unknown = createRequire(import.meta.url);

/** The platform's timeout. When it ends the function, nothing is logged. */
export const TIMEOUT_S = 120;

/**
 * The trigger for a deleted account, which only first-generation functions have. Their library is
 * loaded here instead of imported, because it would make the cold start of a claim a quarter longer.
 */
export function userDeletedTrigger(handler: (uid: string) => Promise<unknown>) {
  const library = load('firebase-functions/v1');
  if (!isV1(library)) throw new Error('firebase-functions/v1 has no region().');
  return library
    .region(FUNCTIONS_REGION)
    .runWith({
      // Retries for up to a week.
      failurePolicy: true,
      maxInstances: 3,
      memory: '256MB',
      timeoutSeconds: TIMEOUT_S,
    })
    .auth.user()
    .onDelete(({ uid }) => handler(uid));
}

function isV1(library: unknown): library is typeof v1 {
  return typeof library === 'object' && library !== null && 'region' in library;
}
