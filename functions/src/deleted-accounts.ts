import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';

const DELETED_ACCOUNTS = 'deletedAccounts';

/** Longer than any ID token of the account lives (an hour) and any delivery of its event takes. */
const KEPT_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * The mark of an account that is gone. Its ID token stays valid for up to an hour: without the
 * mark, a claim with it would bring the document back to life, and nothing would remove it again.
 *
 * A claim asks for it in the commit that it makes anyway, so that no deletion can slip in between the
 * look into Auth and the commit.
 */
export function deletedAccount(firestore: Firestore, uid: string): DocumentReference {
  return firestore.collection(DELETED_ACCOUNTS).doc(uid);
}

/** Leaves the mark. It holds nothing of the person, and Firestore's TTL policy removes it. */
export async function markDeleted(firestore: Firestore, uid: string): Promise<void> {
  const expireAt = Timestamp.fromMillis(Date.now() + KEPT_FOR_MS);
  await deletedAccount(firestore, uid).set({ expireAt });
}
