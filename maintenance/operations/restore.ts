import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { findAccount } from '../../functions/src/data/accounts';
import {
  cleanUsernameOf,
  findDocuments,
  requireNoTombstone,
  reservation,
  users,
} from '../../functions/src/data/documents';
import { documentPages, type Services } from '../../functions/src/data/services';

/** The user documents of the source that the project's database does not have. */
export async function missingUsers(firestore: Firestore, source: Firestore) {
  const missing: DocumentReference[] = [];
  for await (const page of documentPages(users(source))) {
    const ids = page.map(({ id }) => id);
    const existing = await findDocuments(users(firestore), ids);
    missing.push(...page.filter(({ id }) => !existing.has(id)).map(({ ref }) => ref));
  }
  return missing;
}

/**
 * Restores one user document and its reservation. The data of deleted accounts stays deleted, and
 * what users have written since stays as it is.
 *
 * @param saved the document in the source
 * @throws Error with the reason not to restore it
 */
export async function restoreUser({ auth, firestore }: Services, saved: DocumentReference) {
  const { id: uid } = saved;
  const user = await saved.get();
  const data = user.data();
  if (data === undefined) throw new Error('is no longer in the source');
  if (!(await findAccount(auth, uid))) throw new Error('has no account');
  const username = cleanUsernameOf(user);
  await firestore.runTransaction(async (transaction) => {
    if (username !== undefined) {
      const wanted = reservation(firestore, username);
      const reserved = await transaction.get(wanted);
      if (!reserved.exists) transaction.create(wanted, { UID: uid });
      else if (reserved.get('UID') !== uid) throw new Error(`${username} is taken now`);
    }
    transaction.create(users(firestore).doc(uid), data);
    // Fails the commit while the account is being deleted.
    requireNoTombstone(transaction, firestore, uid);
  });
}
