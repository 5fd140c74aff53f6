import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { z } from 'zod/mini';
import {
  type CompleteSignUpRequest,
  completeSignUpRequestSchema,
  type UsernameTaken,
} from '../../src/shared/callable';
import { emailSchema } from '../../src/shared/credentials';
import { newUserDocument } from '../../src/shared/user-document';
import { isReserved } from '../../src/shared/username';
import { reservation, tombstoneOf, users } from './documents';
import { CallerError, errorCode } from './errors';
import { findFreeUsernames } from './find-free-usernames';
import { createRateLimiter } from './rate-limiter';

/** Far more than a user who tries out names needs, and few enough to stop a flood. */
const CLAIMS_MAX = 30;
const rateLimiter = createRateLimiter(CLAIMS_MAX);

type Services = { readonly firestore: Firestore; readonly auth: Auth };
/** The caller. Both fields come from the verified ID token. */
export type Caller = { readonly uid: string; readonly email: string };
type Claim = { readonly outcome: 'claimed' | 'repeated'; readonly username: string };

/**
 * The callable's handler: the caller comes from the verified ID token, the name and the username
 * from the payload.
 *
 * @returns the user's id and username. A user who already has a document gets the username in it, for
 *   any valid payload
 * @throws CallerError `unauthenticated`, also when the account is deleted or disabled;
 *   `invalid-argument` with the field in its details; `already-exists`, also for a reserved
 *   username, with free usernames in its details; `resource-exhausted` after too many calls;
 *   the error of Firestore or Auth when one fails
 */
export async function handleCompleteSignUp(
  services: Services,
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
): Promise<Claim & { readonly uid: string }> {
  const email = request.auth?.token.email;
  if (!request.auth || !email) throw unauthenticated('There is no user with an email.');
  const { uid } = request.auth;
  return { uid, ...(await claimUsername(services, { uid, email }, request.data)) };
}

/** Claims the username, or repeats the result of an earlier claim. */
export async function claimUsername(
  { firestore, auth }: Services,
  caller: Caller,
  data: unknown,
): Promise<Claim> {
  const { uid } = caller;
  if (!rateLimiter(uid)) throw new CallerError('limited', 'resource-exhausted', 'Too many claims.');
  const request = completeSignUpRequestSchema.safeParse(data);
  if (!request.success) throw invalidRequest(request.error);
  const { username } = request.data;
  const [ownUsername, holder, state] = await Promise.all([
    readOwnUsername(firestore, uid),
    findHolder(firestore, username),
    readAccountState(auth, uid),
  ]);
  // A concurrent request of the same user may have won after the own document was read.
  if (holder === uid) return { outcome: 'repeated', username };
  if (ownUsername !== undefined) return { outcome: 'repeated', username: ownUsername };
  if (state !== 'active') throw unauthenticated(`The account is ${state}.`);
  // Accounts can be created without the form, with emails that the document's schema rejects.
  const email = emailSchema.safeParse(caller.email);
  if (!email.success) throw invalidField('email');
  if (holder !== undefined || isReserved(username)) {
    throw await usernameTaken(firestore, username, 'taken');
  }
  const claim = await commitClaim(firestore, { uid, email: email.data }, request.data);
  if (!claim) throw await usernameTaken(firestore, username, 'conflict');
  return claim;
}

/**
 * The error for a taken username, with free ones in its details.
 *
 * @param outcome `taken` when nothing was committed, of which one account can make any number;
 *   `conflict` when the commit has failed
 */
async function usernameTaken(
  firestore: Firestore,
  username: string,
  outcome: 'taken' | 'conflict',
): Promise<CallerError> {
  const details: UsernameTaken = { suggestions: await findFreeUsernames(firestore, username) };
  return new CallerError(outcome, 'already-exists', 'The username is taken.', details);
}

/** The username in the user's own document; undefined without a document. Costs one read. */
async function readOwnUsername(firestore: Firestore, uid: string): Promise<string | undefined> {
  const own = await users(firestore).doc(uid).get();
  return own.exists ? z.object({ username: z.string() }).parse(own.data()).username : undefined;
}

/**
 * The uid of a user document that has the username. Accounts older than the reservations have a
 * username only in their document. No new ones can appear, so a plain query is enough; a query in a
 * transaction would lock the index range.
 */
export async function findHolder(
  firestore: Firestore,
  username: string,
): Promise<string | undefined> {
  const sameUsername = users(firestore).where('username', '==', username);
  const { docs } = await sameUsername.limit(1).select().get();
  return docs[0]?.id;
}

/**
 * Reads the current state of an account. Its ID token stays valid for up to an hour after the
 * account is disabled, or deleted in bulk, which triggers no event.
 */
export async function readAccountState(
  auth: Auth,
  uid: string,
): Promise<'active' | 'disabled' | 'deleted'> {
  const [account] = (await auth.getUsers([{ uid }])).users;
  if (!account) return 'deleted';
  return account.disabled ? 'disabled' : 'active';
}

/** Error codes for a failed create precondition. */
const PRECONDITION_FAILED: readonly string[] = ['already-exists', 'failed-precondition'];

/**
 * Creates the reservation and the user document in one commit.
 *
 * @returns undefined when the username is taken
 */
async function commitClaim(
  firestore: Firestore,
  { uid, email }: Caller,
  request: CompleteSignUpRequest,
): Promise<Claim | undefined> {
  const { username } = request;
  const tombstone = tombstoneOf(firestore, uid);
  try {
    await firestore
      .batch()
      .create(reservation(firestore, username), { UID: uid })
      .create(users(firestore).doc(uid), newUserDocument({ ...request, UID: uid, email }))
      // Deletes nothing: a precondition that the document does not exist.
      .delete(tombstone, { exists: false })
      .commit();
    return { outcome: 'claimed', username };
  } catch (error) {
    if (!PRECONDITION_FAILED.includes(errorCode(error))) throw error;
    // Another user was faster; or this user was (a double click, or a commit that the SDK retried
    // after its response was lost); or the account is deleted and its token is still valid.
    const [own, { exists: isDeleted }] = await Promise.all([
      readOwnUsername(firestore, uid),
      tombstone.get(),
    ]);
    if (own !== undefined) return { outcome: 'repeated', username: own };
    if (isDeleted) throw unauthenticated('The account is deleted.');
    return undefined;
  }
}

const unauthenticated = (message: string) =>
  new CallerError('unauthenticated', 'unauthenticated', message);

/** @param error the `FormError` of an invalid username */
const invalidField = (field: string, error?: string) =>
  new CallerError('invalid', 'invalid-argument', `The ${field} is invalid.`, { field, error });

/** The error for the first issue of an invalid payload. */
function invalidRequest({ issues: [issue] }: z.core.$ZodError): CallerError {
  const field = String(issue?.path[0] ?? 'request');
  // Only the schema of a username has codes as messages; zod's own messages can quote the payload.
  const error = field === 'username' && issue?.code === 'custom' ? issue.message : undefined;
  return invalidField(field, error);
}
