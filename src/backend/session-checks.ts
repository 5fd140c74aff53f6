import { z } from 'zod/mini';
import { TIME_LIMIT_MS } from './time-limit';

const LOOK_UP = /\/v1\/accounts:lookup/;
const RENEWAL = /\/v1\/token/;

const renewedTokenSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.string(),
});

/**
 * Before anything else, even a log-out, Firebase Auth checks the stored session: it renews an old token and
 * looks up the account. It waits without a limit for a response that stalls, and ends the session when the
 * response to a renewal has no token. Both then count as a lost connection, which keeps the session.
 *
 * Replaces the global `fetch`, because the SDK has no option for it.
 */
export function guardSessionChecks(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const isRenewal = RENEWAL.test(String(input));
    if (!isRenewal && !LOOK_UP.test(String(input))) return fetch(input, init);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), TIME_LIMIT_MS);
    const response = await fetch(input, { ...init, signal: controller.signal });
    if (isRenewal && response.ok) renewedTokenSchema.parse(await response.clone().json());
    return response;
  };
}
