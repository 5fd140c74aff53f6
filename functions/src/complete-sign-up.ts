import type { UserRecord } from 'firebase-admin/auth';
import type { CallableRequest } from 'firebase-functions/v2/https';
import {
  type CompleteSignUpResponse,
  completeSignUpRequestSchema,
} from '../../src/shared/callable';
import { emailSchema } from '../../src/shared/credentials';
import { newUserDocument } from '../../src/shared/user-document';
import { isReserved } from '../../src/shared/username';
import { CallerError } from './calls';
import { findAccount } from './data/accounts';
import { createUser, findHolder, readUsername, tombstoneOf } from './data/documents';
import type { Services } from './data/services';
import { createRateLimiter } from './rate-limiter';

/** Far more than a user who tries out names needs, and few enough to stop a flood. */
const CLAIMS_PER_MINUTE = 30;
const allowClaim = createRateLimiter(CLAIMS_PER_MINUTE);

/** `authTime` is the time of the log-in, in seconds since the epoch. */
type Caller = { readonly uid: string; readonly authTime: number };

/**
 * Returns the user of the ID token, which the library has verified.
 *
 * @throws CallerError `unauthenticated` without a token
 */
export function callerOf({ auth }: Pick<CallableRequest<unknown>, 'auth'>): Caller {
  if (!auth) throw unauthenticated('There is no user.');
  return { uid: auth.uid, authTime: auth.token.auth_time };
}

/**
 * Claims a username and creates the user document, or repeats the result of an earlier claim.
 *
 * @param data the request, unchecked
 * @returns the user's uid and username: for a user who already has a document, the username in it,
 *   whichever one is requested, and even if the account is disabled
 * @throws CallerError `resource-exhausted` after too many claims; `invalid-argument`, whose details
 *   name the field; `unauthenticated` for a request that names another user
 * @throws CallerError for a user without a document also `unauthenticated`, for a revoked token or an
 *   account that is deleted, disabled or without an email; `already-exists` for a taken or reserved
 *   username
 */
export async function claimUsername(
  { firestore, auth }: Omit<Services, 'bucket'>,
  { uid, authTime }: Caller,
  data: unknown,
): Promise<CompleteSignUpResponse & { readonly outcome: 'claimed' | 'repeated' }> {
  if (!allowClaim(uid)) throw new CallerError('limited', 'resource-exhausted', 'Too many claims.');
  const { uid: requestedUid, ...entered } = parseRequest(data);
  // The session of the browser can change while the form is open.
  if (requestedUid !== undefined && requestedUid !== uid) {
    throw unauthenticated('The claim is for another user.');
  }
  const { username } = entered;
  const [ownUsername, holder, account] = await Promise.all([
    readUsername(firestore, uid),
    findHolder(firestore, username),
    findAccount(auth, uid),
  ]);
  if (ownUsername !== undefined) return { outcome: 'repeated', uid, username: ownUsername };
  // A concurrent request of the same user may create the document between the first two reads.
  if (holder === uid) return { outcome: 'repeated', uid, username };
  // The platform accepts an ID token for up to an hour after it is revoked, or its account deleted or
  // disabled. The tombstone is not enough: a deletion in bulk triggers no event, and so leaves none.
  if (!account) throw unauthenticated('The account is deleted.');
  if (account.disabled) throw unauthenticated('The account is disabled.');
  if (isRevoked(account, authTime)) throw unauthenticated('The token is revoked.');
  if (!account.email) throw unauthenticated('The account has no email.');
  const parsedEmail = emailSchema.safeParse(account.email);
  // The account may have been created without the form.
  if (!parsedEmail.success) throw invalidField('email');
  if (holder !== undefined || isReserved(username)) {
    throw usernameTaken('taken');
  }
  const user = newUserDocument({ ...entered, UID: uid, email: parsedEmail.data });
  if (await createUser(firestore, user)) return { outcome: 'claimed', uid, username };

  // Nothing was created, because one of three documents exists: the user's own (after a double
  // click, or when the SDK retried a commit whose response was lost), the tombstone of a deleted
  // account, or another user's reservation of the username.
  const [createdUsername, tombstone] = await Promise.all([
    readUsername(firestore, uid),
    tombstoneOf(firestore, uid).get(),
  ]);
  if (createdUsername !== undefined) return { outcome: 'repeated', uid, username: createdUsername };
  if (tombstone.exists) throw unauthenticated('The account is deleted.');
  throw usernameTaken('conflict');
}

/**
 * Whether the account's tokens were revoked after the log-in. Both times are in whole seconds. Equal ones
 * are valid: the first token of a new account has the second in which the account was created.
 */
function isRevoked({ tokensValidAfterTime }: UserRecord, authTime: number): boolean {
  return tokensValidAfterTime !== undefined && authTime * 1000 < Date.parse(tokensValidAfterTime);
}

/** @throws CallerError for the first invalid field */
function parseRequest(data: unknown) {
  const { data: request, error } = completeSignUpRequestSchema.safeParse(data);
  if (request) return request;
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? 'request');
  // Only a username's schema has `FormError`s as messages. Zod's own ones can quote the payload.
  const isFormError = field === 'username' && issue?.code === 'custom';
  throw invalidField(field, isFormError ? issue.message : undefined);
}

/** @param error the `FormError` of an invalid username */
const invalidField = (field: string, error?: string) =>
  new CallerError('invalid', 'invalid-argument', `The ${field} is invalid.`, { field, error });

/**
 * @param outcome for the log: `taken` when a check found the username taken or reserved, `conflict`
 *   when another commit was faster
 */
const usernameTaken = (outcome: 'taken' | 'conflict') =>
  new CallerError(outcome, 'already-exists', 'The username is taken.');

const unauthenticated = (message: string) =>
  new CallerError('unauthenticated', 'unauthenticated', message);
