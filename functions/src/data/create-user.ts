import type { Firestore } from 'firebase-admin/firestore';
import type { UserDocument } from '../../../src/shared/user-document';
import { errorCode } from './error-code';
import { reservation } from './reservations';
import { requireNoTombstone } from './tombstones';
import { users } from './users';

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
