import { Timestamp } from 'firebase-admin/firestore';
import { RETENTION_DAYS } from '../../../src/shared/retention';
import { pictureFolder } from '../../../src/shared/user-document';
import { reservationsOf, tombstoneOf, users } from './documents';
import { deleteVersion, generationOf } from './pictures';
import { filePages, type Services } from './services';

/** Outlives the account's ID tokens (one hour) and the retries of its deletion (one day). */
const TOMBSTONE_MS = RETENTION_DAYS.tombstone * 24 * 60 * 60 * 1000;

/**
 * Deletes the data of a user whose account was deleted: the document together with the username's
 * reservation, then the pictures. Every step is idempotent, so it can be repeated.
 *
 * @throws the first error of Firestore or Storage
 */
export async function deleteUserData({ firestore, bucket }: Services, uid: string): Promise<void> {
  // The tombstone is written first: no claim can commit after it. It holds no personal data, and
  // Firestore's TTL policy removes it.
  const expireAt = Timestamp.fromMillis(Date.now() + TOMBSTONE_MS);
  await tombstoneOf(firestore, uid).set({ expireAt });

  // Found by uid, not by the document's username: the document may be missing, or the user may hold
  // more than one reservation.
  const heldReservations = await reservationsOf(firestore, uid).select().get();
  const batch = firestore.batch().delete(users(firestore).doc(uid));
  for (const { ref } of heldReservations.docs) batch.delete(ref);
  await batch.commit();

  for await (const pictures of filePages(bucket, pictureFolder(uid))) {
    await Promise.all(pictures.map((picture) => deleteVersion(picture, generationOf(picture))));
  }
}
