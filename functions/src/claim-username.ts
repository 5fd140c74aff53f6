import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { newUserDocument, USERS } from '../../src/shared/user-document';
import { isReserved } from '../../src/shared/username';
import { errorCode } from './error-code';
import { tombstoneOf } from './tombstones';
import { reservation } from './usernames';

/** Error codes for a failed create precondition. */
const PRECONDITION_FAILED: readonly string[] = ['already-exists', 'failed-precondition'];

/** The caller. Both fields come from the verified ID token. */
export type Member = { readonly uid: string; readonly email: string };

export type Claim =
  | { readonly outcome: 'claimed' | 'repeated'; readonly username: string }
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'deleted' | 'disabled' };

/** The username in the user's own document; undefined without a document. Costs one read. */
export async function readOwnUsername(
  firestore: Firestore,
  uid: string,
): Promise<string | undefined> {
  const own = await firestore.collection(USERS).doc(uid).get();
  return own.exists ? usernameOf(own.data()) : undefined;
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
  const sameUsername = firestore.collection(USERS).where('username', '==', username);
  const { docs } = await sameUsername.limit(1).select().get();
  return docs[0]?.id;
}

/**
 * Creates the reservation and the user document in one commit, for a user without a document.
 *
 * @param holder the result of `findHolder` for the username
 * @throws Firestore's own errors, when it is unavailable or too contended
 */
export async function claimUsername(
  firestore: Firestore,
  member: Member,
  wanted: { readonly name: string; readonly username: string },
  holder: string | undefined,
): Promise<Claim> {
  const { name, username } = wanted;
  // A concurrent request of the same user may have won after the own document was read.
  if (holder === member.uid) return { outcome: 'repeated', username };
  if (holder !== undefined || isReserved(username)) return { outcome: 'taken' };

  const user = firestore.collection(USERS).doc(member.uid);
  const tombstone = tombstoneOf(firestore, member.uid);
  const document = newUserDocument({ name, username, UID: member.uid, email: member.email });
  try {
    await firestore
      .batch()
      .create(reservation(firestore, username), { UID: member.uid })
      .create(user, document)
      // Deletes nothing: a precondition that the document does not exist.
      .delete(tombstone, { exists: false })
      .commit();
    return { outcome: 'claimed', username };
  } catch (error) {
    if (!PRECONDITION_FAILED.includes(errorCode(error))) throw error;
    // Another user was faster; or this user was (a double click, or a commit that the SDK retried
    // after its response was lost); or the account is deleted and its token is still valid.
    const [own, { exists: isDeleted }] = await Promise.all([
      readOwnUsername(firestore, member.uid),
      tombstone.get(),
    ]);
    if (own !== undefined) return { outcome: 'repeated', username: own };
    return { outcome: isDeleted ? 'deleted' : 'taken' };
  }
}

export function usernameOf(data: unknown): string {
  return z.object({ username: z.string() }).parse(data).username;
}
