import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { USERS, type UserDocument } from '../../../src/shared/user-document';
import { usernameSchema } from '../../../src/shared/username';
import { errorCode } from './error-code';

/** The user documents, each under its user's uid. */
export const users = (firestore: Firestore) => firestore.collection(USERS);

/** The reservations: one document per username, with the uid of the user who holds it as `UID`. */
export const reservations = (firestore: Firestore) => firestore.collection('usernames');

/** Prefixed with an @, because Firestore rejects ids like `__jane__`, which is a valid username. */
export const reservationId = (username: string) => `@${username}`;

export const reservation = (firestore: Firestore, username: string) =>
  reservations(firestore).doc(reservationId(username));

export const reservationsOf = (firestore: Firestore, uid: string) =>
  reservations(firestore).where('UID', '==', uid);

/**
 * The tombstone of a deleted account. The account's ID token stays valid for up to an hour, so a
 * claim could otherwise create a document that nothing removes.
 */
export const tombstoneOf = (firestore: Firestore, uid: string) =>
  firestore.collection('deletedAccounts').doc(uid);

/**
 * Makes a commit fail when the account has a tombstone, so that no deletion can slip in between a
 * check and the commit. The added write deletes nothing: it only carries the precondition.
 */
export function requireNoTombstone(
  writes: WriteBatch | Transaction,
  firestore: Firestore,
  uid: string,
): void {
  writes.delete(tombstoneOf(firestore, uid), { exists: false });
}

/** Error codes for a failed precondition of a commit. */
const PRECONDITION_FAILED: readonly string[] = ['already-exists', 'failed-precondition'];

/**
 * Creates a user's document and the reservation of the username in one commit.
 *
 * @returns false when nothing was created, because the document, the reservation or the account's
 *   tombstone exists
 */
export async function createUser(firestore: Firestore, user: UserDocument): Promise<boolean> {
  const { UID: uid, username } = user;
  const batch = firestore.batch();
  batch.create(reservation(firestore, username), { UID: uid });
  batch.create(users(firestore).doc(uid), user);
  requireNoTombstone(batch, firestore, uid);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (!PRECONDITION_FAILED.includes(errorCode(error))) throw error;
    return false;
  }
}

/** The username in a user's document, as stored; undefined without a document. Costs one read. */
export async function readUsername(firestore: Firestore, uid: string): Promise<string | undefined> {
  const user = await users(firestore).doc(uid).get();
  return user.exists ? z.string().parse(user.get('username')) : undefined;
}

/**
 * The uid of a user whose document has the username. Accounts older than the reservations have a
 * username only in their document. No new ones can appear, so a plain query is enough; a query in a
 * transaction would lock the index range.
 */
export async function findHolder(firestore: Firestore, username: string) {
  const sameUsername = users(firestore).where('username', '==', username);
  const { docs } = await sameUsername.limit(1).select().get();
  return docs[0]?.id;
}

/** A document's username without spaces; undefined when no claim could choose that username. */
export function cleanUsernameOf(user: DocumentSnapshot): string | undefined {
  return usernameSchema.safeParse(user.get('username')).data;
}

/**
 * Whether a uid is valid in both services: Firebase Auth allows at most 128 characters, Firestore
 * no slash, and no id that is `.`, `..` or `__…__`. Only an operator can create other uids.
 */
export const isValidUid = (uid: string) => /^(?!\.{1,2}$|__.*__$)[^/]{1,128}$/.test(uid);

/** The existing documents among those with the ids, by id. */
export async function findDocuments(collection: CollectionReference, ids: readonly string[]) {
  const refs = ids.map((id) => collection.doc(id));
  // Firestore rejects an empty list.
  const found = refs.length > 0 ? await collection.firestore.getAll(...refs) : [];
  const existing = found.filter(({ exists }) => exists);
  return new Map(existing.map((document) => [document.id, document]));
}
