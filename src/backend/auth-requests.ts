import { z } from 'zod/mini';
import { TIMEOUT_MS } from './timeout';

const RENEWAL = /\/v1\/token/;
/** Requests that end at the timeout. */
const LIMITED = /\/v1\/(token|accounts:(lookup|delete))/;
const NEW_SESSION = /\/v1\/accounts:(signUp|signInWithPassword)/;

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
 * - The deletion of an account ends at the timeout, because the user may go on with the account after it.
 * - A log-in or sign-up cancels the earlier requests: otherwise the late answer of an earlier log-in would
 *   replace the new session.
 */
export function guardAuthRequests(): void {
  const { fetch } = globalThis;
  let controllers: AbortController[] = [];
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    const isNewSession = NEW_SESSION.test(url);
    const isLimited = LIMITED.test(url);
    if (!isNewSession && !isLimited) return fetch(input, init);

    if (isNewSession) {
      for (const earlier of controllers) earlier.abort();
      controllers = [];
    }
    const controller = new AbortController();
    controllers.push(controller);
    // Not `AbortSignal.timeout`, which the clock of the tests does not advance.
    if (isLimited) setTimeout(() => controller.abort(), TIMEOUT_MS);
    const response = await fetch(input, { ...init, signal: controller.signal });
    // Throws when there is no token. For Auth, each error of `fetch` is a lost connection.
    if (RENEWAL.test(url) && response.ok) renewedTokenSchema.parse(await response.clone().json());
    return response;
  };
}
