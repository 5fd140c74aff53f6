import { z } from 'zod/mini';
import { TIMEOUT_MS } from './timeout';

const RENEWAL = /\/v1\/token/;
/** Requests that must not arrive or answer after their timeout: checks of the session, and a deletion. */
const LIMITED = /\/v1\/(token|accounts:(lookup|delete))/;
const LOG_IN = /\/v1\/accounts:(signUp|signInWithPassword)/;

const renewedTokenSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.string(),
});

/**
 * Changes how Firebase Auth sends its requests, by replacing the global `fetch`: the SDK has no option for it.
 *
 * - Before any other operation, even a log-out, Auth checks the stored session: it renews an old token and
 *   looks up the account. A response whose body stalls would block Auth forever, so a check ends at the
 *   timeout. Auth treats it as a lost connection, which keeps the session.
 * - A renewal whose response has no token would end the session. It becomes a lost connection, too.
 * - A log-in or sign-up cancels an earlier one without an answer, which would replace the session later.
 */
export function guardAuthRequests(): void {
  const { fetch } = globalThis;
  let latestLogIn: AbortController | undefined;
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    const isLogIn = LOG_IN.test(url);
    if (!isLogIn && !LIMITED.test(url)) return fetch(input, init);

    const controller = new AbortController();
    if (isLogIn) {
      latestLogIn?.abort();
      latestLogIn = controller;
    } else {
      // Not `AbortSignal.timeout`, which the clock of the tests does not advance.
      setTimeout(() => controller.abort(), TIMEOUT_MS);
    }
    const response = await fetch(input, { ...init, signal: controller.signal });
    if (RENEWAL.test(url) && response.ok) renewedTokenSchema.parse(await response.clone().json());
    return response;
  };
}
