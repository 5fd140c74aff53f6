import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { completeSignUpRequestSchema } from '../../src/shared/complete-sign-up';
import { emailSchema } from '../../src/shared/email';
import { readAccountState } from './account-state';
import {
  type Claim,
  claimUsername,
  findHolder,
  type Member,
  readOwnUsername,
} from './claim-username';
import { findFreeUsernames } from './find-free-usernames';
import { invalidField, invalidRequest } from './https-error';
import { RateLimiter } from './rate-limiter';

/** Far more than a user who tries out names needs, and few enough to stop a flood. */
const CLAIMS = { max: 30, windowMs: 60_000 };

/**
 * How many calls check the username and the account in parallel with the read of the own document.
 * That saves a first claim a round trip, but a repeat does not need the checks: a flood of repeats
 * costs one read each, not two.
 */
const PARALLEL_CHECKS = { max: 5, windowMs: 60_000 };

/** The rate limits of one process. */
export const createLimits = ({ claims = CLAIMS, parallelChecks = PARALLEL_CHECKS } = {}) => ({
  claims: new RateLimiter(claims),
  parallelChecks: new RateLimiter(parallelChecks),
});

/** With free usernames, when the username is taken. */
type Answer =
  | Exclude<Claim, { outcome: 'taken' }>
  | { readonly outcome: 'taken'; readonly suggestions: string[] };

type Limits = ReturnType<typeof createLimits>;

/**
 * Claims the username, or repeats the result of an earlier claim. Checks the user's own document
 * first, so a repeat gets the first result before validation and rate limiting.
 *
 * @throws HttpsError for a request that is invalid or above the limit; the services' own errors
 */
export async function repeatOrClaim(
  { firestore, auth }: { readonly firestore: Firestore; readonly auth: Auth },
  caller: Member,
  data: unknown,
  limits: Limits,
): Promise<Answer> {
  const ownUsername = readOwnUsername(firestore, caller.uid);
  const request = completeSignUpRequestSchema.safeParse(data);
  const check = (username: string) =>
    Promise.all([findHolder(firestore, username), readAccountState(auth, caller.uid)]);
  const checking =
    request.success && limits.parallelChecks.allows(caller.uid)
      ? check(request.data.username)
      : undefined;
  // Ignores a rejection when the own document exists or its read fails, because nothing awaits it.
  checking?.catch(() => undefined);

  const username = await ownUsername;
  if (username !== undefined) return { outcome: 'repeated', username };
  if (!request.success) throw invalidRequest(request.error);
  // Accounts can be created without the form, with emails that the document's schema rejects.
  const email = emailSchema.safeParse(caller.email);
  if (!email.success) throw invalidField('email');
  if (!limits.claims.allows(caller.uid)) {
    throw new HttpsError('resource-exhausted', 'Too many claims.');
  }
  const [holder, state] = await (checking ?? check(request.data.username));
  if (state !== 'active') return { outcome: state };
  const member = { uid: caller.uid, email: email.data };
  const claim = await claimUsername(firestore, member, request.data, holder);
  if (claim.outcome !== 'taken') return claim;
  return { ...claim, suggestions: await findFreeUsernames(firestore, request.data.username) };
}
