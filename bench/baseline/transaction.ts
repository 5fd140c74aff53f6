import type { Firestore } from 'firebase-admin/firestore';
import { newUserDocument, USERS } from '../../src/shared/user-document';
import type { User } from '../claims';

/** A safe but slow baseline: a transaction with the query, which locks the index range. */
export function claimInTransaction(firestore: Firestore, user: User, username: string) {
  return firestore.runTransaction(async (transaction) => {
    const users = firestore.collection(USERS);
    const held = await transaction.get(users.where('username', '==', username).limit(1));
    if (!held.empty) return false;
    const { uid: UID, email } = user;
    transaction.create(users.doc(UID), newUserDocument({ name: 'Jane', username, UID, email }));
    return true;
  });
}
