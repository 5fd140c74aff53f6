import { Timestamp } from 'firebase-admin/firestore';
import { pictureFolder } from '../../../src/shared/user-document';
import { filePages } from './paging';
import { deleteVersion, generationOf } from './pictures';
import { reservationsOf } from './reservations';
import type { Services } from './services';
import { tombstoneOf } from './tombstones';
import { users } from './users';

/** Longer than an ID token of the account is valid (an hour) and its deletion is retried (a day). */
const TOMBSTONE_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Deletes the data of a user whose account was deleted: the document together with the username's
 * reservation, then the pictures. Every step is idempotent, so it can be repeated.
 *
 * @throws the first error of Firestore or Storage
 */
export async function deleteUserData(
  { firestore, bucket }: Omit<Services, 'auth'>,
  uid: string,
): Promise<void> {
  // First, because no claim can commit after it. No personal data; Firestore's TTL policy removes it.
  const expireAt = Timestamp.fromMillis(Date.now() + TOMBSTONE_MS);
  await tombstoneOf(firestore, uid).set({ expireAt });

  // By the uid, so that a retry finds the reservation after the document has been deleted.
  const held = await reservationsOf(firestore, uid).select().get();
  const batch = firestore.batch().delete(users(firestore).doc(uid));
  for (const { ref } of held.docs) batch.delete(ref);
  await batch.commit();

  for await (const pictures of filePages(bucket, pictureFolder(uid))) {
    await Promise.all(pictures.map((picture) => deleteVersion(picture, generationOf(picture))));
  }
}
