import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { pictureFolder } from '../../src/shared/user-document';
import { reservations, tombstoneOf, users } from './documents';
import { type Bucket, deleteVersion, filePages, generationOf } from './pictures';

/** Longer than an ID token of the account is valid (an hour) and its deletion is retried (a day). */
const TOMBSTONE_MS = 14 * 24 * 60 * 60 * 1000;
/** How many pictures are deleted at the same time. */
const DELETIONS = 100;

/**
 * Deletes the data of a user whose account was deleted: the document together with the username's
 * reservation, then the pictures. Every step is idempotent, so the function can be retried.
 *
 * @throws the first error of Firestore or Storage, so that the event is retried
 */
export async function deleteUserData(
  { firestore, bucket }: { readonly firestore: Firestore; readonly bucket: Bucket },
  uid: string,
): Promise<void> {
  // First, because no claim can commit after it. No personal data; Firestore's TTL policy removes it.
  const expireAt = Timestamp.fromMillis(Date.now() + TOMBSTONE_MS);
  await tombstoneOf(firestore, uid).set({ expireAt });

  // By UID, so that a retry finds the reservation after the document has been deleted.
  const held = await reservations(firestore).where('UID', '==', uid).select().get();
  const batch = firestore.batch().delete(users(firestore).doc(uid));
  for (const { ref } of held.docs) batch.delete(ref);
  await batch.commit();

  for await (const files of filePages(bucket, pictureFolder(uid), DELETIONS)) {
    await Promise.all(files.map((file) => deleteVersion(file, generationOf(file))));
  }
}
