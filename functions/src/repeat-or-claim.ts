import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { z } from 'zod/mini';
import { completeSignUpRequestSchema } from '../../src/shared/complete-sign-up';
import { firstMessage, messages } from '../../src/shared/messages';
import {
  type Claim,
  claimUsername,
  findHolder,
  type Member,
  readOwnUsername,
} from './claim-username';
import { RateLimiter } from './rate-limiter';

/** Far more than a person who tries out names needs, and few enough to stop a flood. */
const CLAIMS = { max: 30, windowMs: 60_000 };

/**
 * How many calls query for the username while the own document is still being read. That saves a
 * first claim a round trip, but a repeat does not need the query: a flood of repeats costs one read
 * each, not two.
 */
const PARALLEL_QUERIES = { max: 5, windowMs: 60_000 };

/** The rate limits of one process. */
export const createLimits = ({ claims = CLAIMS, parallelQueries = PARALLEL_QUERIES } = {}) => ({
  claims: new RateLimiter(claims),
  parallelQueries: new RateLimiter(parallelQueries),
});

type Limits = ReturnType<typeof createLimits>;

/**
 * The own document decides first: a repeated claim gets the first answer before its payload is
 * validated and before the rate limit counts it.
 *
 * @throws HttpsError for a request that is invalid or above the limit; Firestore's own errors
 */
export async function repeatOrClaim(
  firestore: Firestore,
  member: Member,
  data: unknown,
  limits: Limits,
): Promise<Claim> {
  const ownUsername = readOwnUsername(firestore, member.uid);
  const parsed = completeSignUpRequestSchema.safeParse(data);
  const holder =
    parsed.success && limits.parallelQueries.allows(member.uid)
      ? findHolder(firestore, parsed.data.username)
      : undefined;
  // Not awaited when the own document already answers or fails: its rejection is ignored then.
  holder?.catch(() => undefined);

  const username = await ownUsername;
  if (username !== undefined) return { outcome: 'repeated', username };
  if (!parsed.success) throw invalidRequest(parsed.error);
  if (!limits.claims.allows(member.uid)) {
    throw new HttpsError('resource-exhausted', messages.somethingWentWrong);
  }
  return claimUsername(
    firestore,
    member,
    parsed.data,
    await (holder ?? findHolder(firestore, parsed.data.username)),
  );
}

function invalidRequest(error: z.core.$ZodError): HttpsError {
  const field = error.issues[0]?.path[0] ?? 'request';
  const message = firstMessage(error);
  return message === messages.usernameTaken
    ? new HttpsError('already-exists', message)
    : new HttpsError('invalid-argument', message, { field: String(field), message });
}
