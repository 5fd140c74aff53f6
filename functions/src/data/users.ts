import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { USERS } from '../../../src/shared/user-document';
import { usernameSchema } from '../../../src/shared/username';

/** The user documents, each under its user's uid. */
export const users = (firestore: Firestore): CollectionReference => firestore.collection(USERS);

/** Whether Firestore accepts a uid as a document id. Only an operator can create other uids. */
export const isDocumentId = (uid: string) => /^(?!\.{1,2}$|__.*__$)[^/]{1,128}$/.test(uid);

/** As a claim compares it, without spaces; undefined when no claim could choose it. */
export function usernameOf(user: DocumentSnapshot): string | undefined {
  return usernameSchema.safeParse(user.get('username')).data;
}

const withUsername = z.object({ username: z.string() });

/** The username in a user's document; undefined without a document. Costs one read. */
export async function readUsername(firestore: Firestore, uid: string): Promise<string | undefined> {
  const user = await users(firestore).doc(uid).get();
  return user.exists ? withUsername.parse(user.data()).username : undefined;
}

/**
 * The uid of a user whose document has the username. Accounts older than the reservations have a
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
