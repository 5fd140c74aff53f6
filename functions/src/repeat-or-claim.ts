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
export const createLimiter = (max = 30) => new RateLimiter({ max, windowMs: 60_000 });

/** With free usernames, when the username is taken. */
type Answer =
  | Exclude<Claim, { outcome: 'taken' }>
  | { readonly outcome: 'taken'; readonly suggestions: string[] };

/**
 * Claims the username, or repeats the result of an earlier claim: a user who already has a document
 * gets the username in it.
 *
 * @throws HttpsError for a request that is invalid or above the limit; the services' own errors
 */
export async function repeatOrClaim(
  { firestore, auth }: { readonly firestore: Firestore; readonly auth: Auth },
  caller: Member,
  data: unknown,
  limiter: RateLimiter,
): Promise<Answer> {
  if (!limiter.allows(caller.uid)) throw new HttpsError('resource-exhausted', 'Too many claims.');
  const request = completeSignUpRequestSchema.safeParse(data);
  if (!request.success) throw invalidRequest(request.error);
  const [ownUsername, holder, state] = await Promise.all([
    readOwnUsername(firestore, caller.uid),
    findHolder(firestore, request.data.username),
    readAccountState(auth, caller.uid),
  ]);
  if (ownUsername !== undefined) return { outcome: 'repeated', username: ownUsername };
  if (state !== 'active') return { outcome: state };
  // Accounts can be created without the form, with emails that the document's schema rejects.
  const email = emailSchema.safeParse(caller.email);
  if (!email.success) throw invalidField('email');
  const member = { uid: caller.uid, email: email.data };
  const claim = await claimUsername(firestore, member, request.data, holder);
  if (claim.outcome !== 'taken') return claim;
  return { ...claim, suggestions: await findFreeUsernames(firestore, request.data.username) };
}
