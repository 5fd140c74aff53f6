import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';

const DELETED_ACCOUNTS = 'deletedAccounts';

/** Longer than an ID token of the account is valid (an hour) and its deletion is retried (a day). */
const TIME_TO_LIVE_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * The tombstone of a deleted account. The account's ID token stays valid for up to an hour, so a
 * claim could otherwise create a document that nothing removes. The claim's commit requires that
 * there is no tombstone, so a deletion cannot slip in between a check and the commit.
 */
export function tombstoneOf(firestore: Firestore, uid: string): DocumentReference {
  return firestore.collection(DELETED_ACCOUNTS).doc(uid);
}

/** Creates the tombstone. It holds no personal data, and Firestore's TTL policy removes it. */
export async function createTombstone(firestore: Firestore, uid: string): Promise<void> {
  const expireAt = Timestamp.fromMillis(Date.now() + TIME_TO_LIVE_MS);
  await tombstoneOf(firestore, uid).set({ expireAt });
}
