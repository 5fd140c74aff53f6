import type {
  DocumentReference,
  Firestore,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';

/**
 * The tombstone of a deleted account. The account's ID token stays valid for up to an hour, so a
 * claim could otherwise create a document that nothing removes.
 */
export const tombstoneOf = (firestore: Firestore, uid: string): DocumentReference =>
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

export async function hasTombstone(firestore: Firestore, uid: string): Promise<boolean> {
  return (await tombstoneOf(firestore, uid).get()).exists;
}
