import type { Firestore } from 'firebase-admin/firestore';
import { pictureFolder, USERS } from '../../src/shared/user-document';
import { type Bucket, deleteVersion, filePages, generationOf } from './pictures';
import { createTombstone } from './tombstones';
import { reservations } from './usernames';

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
  // First, because no claim can commit after it.
  await createTombstone(firestore, uid);

  // By UID, so that a retry finds the reservation after the document has been deleted.
  const held = await reservations(firestore).where('UID', '==', uid).select().get();
  const batch = firestore.batch().delete(firestore.collection(USERS).doc(uid));
  for (const { ref } of held.docs) batch.delete(ref);
  await batch.commit();

  for await (const files of filePages(bucket, pictureFolder(uid), DELETIONS)) {
    await Promise.all(files.map((file) => deleteVersion(file, generationOf(file))));
  }
}
