import type { Firestore } from 'firebase-admin/firestore';
import { newUserDocument, USERS } from '../../src/shared/user-document';
import type { Person } from '../claims';

/** The careful usual way: a transaction around the query. It locks the index range that it reads. */
export function claimInTransaction(firestore: Firestore, person: Person, username: string) {
  return firestore.runTransaction(async (transaction) => {
    const users = firestore.collection(USERS);
    const held = await transaction.get(users.where('username', '==', username).limit(1));
    if (!held.empty) return false;
    const { uid: UID, email } = person;
    transaction.create(users.doc(UID), newUserDocument({ name: 'Jane', username, UID, email }));
    return true;
  });
}
