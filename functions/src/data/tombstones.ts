import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * The tombstone of a deleted account. The account's ID token stays valid for up to an hour, so a
 * claim could otherwise create a document that nothing removes. The claim's commit requires that
 * there is no tombstone, so a deletion cannot slip in between a check and the commit.
 */
export const tombstoneOf = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.collection('deletedAccounts').doc(uid);

/** As a write, deletes nothing: the whole commit fails when the account has a tombstone. */
export const NO_TOMBSTONE = { exists: false } as const;

export async function hasTombstone(firestore: Firestore, uid: string): Promise<boolean> {
  return (await tombstoneOf(firestore, uid).get()).exists;
}
