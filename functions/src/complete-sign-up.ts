import { randomInt } from 'node:crypto';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import {
  type CompleteSignUpRequest,
  completeSignUpRequestSchema,
  SUGGESTIONS_MAX,
  type UsernameTaken,
} from '../../src/shared/callable';
import { emailSchema } from '../../src/shared/credentials';
import { newUserDocument } from '../../src/shared/user-document';
import { isReserved } from '../../src/shared/username';
import { suggestUsernames } from '../../src/shared/username-suggestions';
import { CallerError } from './calls';
import { readAccountState } from './data/accounts';
import {
  createUser,
  findHolder,
  readUsername,
  reservationId,
  reservations,
  tombstoneOf,
  users,
} from './data/documents';
import type { Services } from './data/services';
import { createRateLimiter } from './rate-limiter';

/** Far more than a user who tries out names needs, and few enough to stop a flood. */
const CLAIMS_PER_MINUTE = 30;
const isAllowed = createRateLimiter(CLAIMS_PER_MINUTE);

/** The caller. Both fields come from the verified ID token. */
export type Caller = { readonly uid: string; readonly email: string };

type Claim = {
  readonly outcome: 'claimed' | 'repeated';
  readonly uid: string;
  readonly username: string;
};

/**
 * The caller of a call, whose ID token is verified.
 *
 * @throws CallerError `unauthenticated` without a token, or one without an email
 */
export function callerOf({ auth }: Pick<CallableRequest<unknown>, 'auth'>): Caller {
  const email = auth?.token.email;
  if (!auth || !email) throw unauthenticated('There is no user with an email.');
  return { uid: auth.uid, email };
}

/**
 * Claims a username and creates the user document, or repeats the result of an earlier claim.
 *
 * @param data the name and the username, unchecked
 * @returns the user's uid and username. A user who already has a document gets the username in it, for
 *   any valid data
 * @throws CallerError `resource-exhausted` after too many claims; `unauthenticated` when the account is
 *   deleted or disabled; `invalid-argument` with the invalid field in its details; `already-exists`
 *   for a taken or reserved username, with free usernames in its details
 */
export async function claimUsername(
  { firestore, auth }: Omit<Services, 'bucket'>,
  { uid, email }: Caller,
  data: unknown,
): Promise<Claim> {
  if (!isAllowed(uid)) throw new CallerError('limited', 'resource-exhausted', 'Too many claims.');
  const request = parseRequest(data);
  const { username } = request;
  const [ownUsername, holder, state] = await Promise.all([
    readUsername(firestore, uid),
    findHolder(firestore, username),
    readAccountState(auth, uid),
  ]);
  // A concurrent request of the same user may have won after the own document was read.
  if (holder === uid) return { outcome: 'repeated', uid, username };
  if (ownUsername !== undefined) return { outcome: 'repeated', uid, username: ownUsername };
  if (state !== 'active') throw unauthenticated(`The account is ${state}.`);
  const user = newUserDocument({ ...request, UID: uid, email: parseEmail(email) });
  if (holder !== undefined || isReserved(username)) {
    throw await usernameTaken(firestore, username, 'taken');
  }
  if (await createUser(firestore, user)) return { outcome: 'claimed', uid, username };

  // Another user was faster; or this user was (a double click, or a commit that the SDK retried
  // after its response was lost); or the account is deleted and its token is still valid.
  const [createdUsername, tombstone] = await Promise.all([
    readUsername(firestore, uid),
    tombstoneOf(firestore, uid).get(),
  ]);
  if (createdUsername !== undefined) return { outcome: 'repeated', uid, username: createdUsername };
  if (tombstone.exists) throw unauthenticated('The account is deleted.');
  throw await usernameTaken(firestore, username, 'conflict');
}

/** @throws CallerError for the first invalid field */
function parseRequest(data: unknown): CompleteSignUpRequest {
  const { data: request, error } = completeSignUpRequestSchema.safeParse(data);
  if (request) return request;
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? 'request');
  // Only the schema of a username has codes as messages; zod's own messages can quote the payload.
  const hasCode = field === 'username' && issue?.code === 'custom';
  throw invalidField(field, hasCode ? issue.message : undefined);
}

/**
 * Accounts can be created without the form, with emails that the document's schema rejects.
 *
 * @throws CallerError for such an email
 */
function parseEmail(email: string): string {
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) throw invalidField('email');
  return parsed.data;
}

/** @param error the `FormError` of an invalid username */
const invalidField = (field: string, error?: string) =>
  new CallerError('invalid', 'invalid-argument', `The ${field} is invalid.`, { field, error });

const unauthenticated = (message: string) =>
  new CallerError('unauthenticated', 'unauthenticated', message);

/**
 * The error for a taken username, with free ones in its details.
 *
 * @param outcome `taken` when a check found it, which one caller can cause at will; `conflict` when
 *   another commit was faster
 */
async function usernameTaken(
  firestore: Firestore,
  username: string,
  outcome: 'taken' | 'conflict',
): Promise<CallerError> {
  const details: UsernameTaken = { suggestions: await findFreeUsernames(firestore, username) };
  return new CallerError(outcome, 'already-exists', 'The username is taken.', details);
}

/** More than are shown, because some may be taken. Limits the reads. */
const CHECKED = 8;

/**
 * Finds free usernames like a taken one, in one round trip. Checks a random selection, so that the
 * result only reveals that its usernames are free: a username may be missing because it was not
 * selected. To conclude that it is taken requires more claims than to claim it.
 */
async function findFreeUsernames(firestore: Firestore, username: string): Promise<string[]> {
  const checked = select(CHECKED, suggestUsernames(username));
  const ids = checked.map(reservationId);
  const [reserved, held] = await Promise.all([
    reservations(firestore).where(FieldPath.documentId(), 'in', ids).select().get(),
    // Accounts older than the reservations.
    users(firestore).where('username', 'in', checked).select('username').get(),
  ]);
  const taken = new Set<unknown>([
    ...reserved.docs.map(({ id }) => id),
    ...held.docs.map((user) => reservationId(user.get('username'))),
  ]);
  return checked.filter((one) => !taken.has(reservationId(one))).slice(0, SUGGESTIONS_MAX);
}

/** Random elements, in random order. The generator is secure, so callers cannot predict them. */
function select(count: number, elements: readonly string[]): string[] {
  const rest = [...elements];
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1)).flat();
}
