import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { pictureFolder, USERS } from '../../src/shared/user-document';
import { markDeleted } from './deleted-accounts';
import { reservations } from './usernames';

type Bucket = ReturnType<Storage['bucket']>;

/**
 * Removes what the site keeps of a person whose account was deleted: the document and the
 * username's reservation together, then the pictures. Each step may find its work done already,
 * so a delivery that failed half-way, or came twice, is repeated as a whole.
 *
 * @throws the first error of Firestore or Storage, for the event to be delivered again
 */
export async function forgetAccount(
  { firestore, bucket }: { readonly firestore: Firestore; readonly bucket: Bucket },
  uid: string,
): Promise<void> {
  // First: from here on no claim can commit, so what is found below is all there will ever be.
  await markDeleted(firestore, uid);

  // By the uid, not by the document's username: a repeat frees the name though the document is gone.
  const held = await reservations(firestore).where('UID', '==', uid).select().get();
  const batch = firestore.batch().delete(firestore.collection(USERS).doc(uid));
  for (const { ref } of held.docs) batch.delete(ref);
  await batch.commit();

  await bucket.deleteFiles({ prefix: pictureFolder(uid), force: true });
}
