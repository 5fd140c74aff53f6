import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readAccountState } from '../functions/src/account-state';
import type { Services } from '../functions/src/snapshot';
import { tombstoneOf } from '../functions/src/tombstones';
import { reservation } from '../functions/src/usernames';
import { USERS } from '../src/shared/user-document';
import { usernameSchema } from '../src/shared/username';

/** The most documents that one request reads. */
const PAGE = 300;

/** @returns the user documents of the source that the project's database does not have */
export async function missingUsers(
  { firestore }: Pick<Services, 'firestore'>,
  source: Firestore,
): Promise<DocumentSnapshot[]> {
  const { docs } = await source.collection(USERS).get();
  const missing: DocumentSnapshot[] = [];
  for (let at = 0; at < docs.length; at += PAGE) {
    const page = docs.slice(at, at + PAGE);
    const current = await firestore.getAll(
      ...page.map(({ id }) => firestore.collection(USERS).doc(id)),
      { fieldMask: [] },
    );
    missing.push(...page.filter((_, index) => !current[index]?.exists));
  }
  return missing;
}

/**
 * Restores one user document and its reservation. The data of deleted accounts stays deleted, and
 * what users have written since stays as it is.
 *
 * @throws Error with the reason not to restore it
 */
export async function restoreUser(
  { auth, firestore }: Pick<Services, 'auth' | 'firestore'>,
  document: DocumentSnapshot,
): Promise<void> {
  const { id: uid } = document;
  const data = document.data();
  if (!data) throw new Error('the document is empty');
  if ((await readAccountState(auth, uid)) === 'deleted') throw new Error('has no account');
  const { data: username } = usernameSchema.safeParse(data.username);
  await firestore.runTransaction(async (transaction) => {
    if (username !== undefined) {
      const wanted = reservation(firestore, username);
      const reserved = await transaction.get(wanted);
      if (!reserved.exists) transaction.create(wanted, { UID: uid });
      else if (reserved.get('UID') !== uid) throw new Error(`${username} is taken now`);
    }
    transaction
      .create(firestore.collection(USERS).doc(uid), data)
      // As in a claim: no data for an account that is being deleted right now.
      .delete(tombstoneOf(firestore, uid), { exists: false });
  });
}
