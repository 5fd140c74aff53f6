import { z } from 'zod/mini';
import { pictureFolder } from '../../src/shared/user-document';
import { deleteVersion, generationOf, keptPictures, pictureOwner } from './data/pictures';
import type { Services } from './data/services';
import { tombstoneOf } from './data/tombstones';
import { users } from './data/users';

/** Bounds the work of one event. Each further upload brings an event of its own. */
const FILES_MAX = 50;

const uploadSchema = z.object({ name: z.string(), generation: z.union([z.string(), z.number()]) });

/**
 * Limits the pictures of a user after an upload, because Storage rules can neither count files nor
 * see whether an account has been deleted. Deletes the pictures that the user does not keep; of an
 * account without a user document, or with a tombstone, deletes the upload.
 *
 * Depends only on the present state, so events can be repeated, late, and in any order.
 *
 * @param upload the event's data
 * @throws the first error of Firestore or Storage, so that the event is retried
 */
export async function limitPictures(
  { firestore, bucket }: Omit<Services, 'auth'>,
  upload: unknown,
): Promise<{ readonly outcome: 'done' | 'ignored' }> {
  const { name, generation } = uploadSchema.parse(upload);
  const uid = pictureOwner(name);
  if (uid === undefined) return { outcome: 'ignored' };
  const page = { prefix: pictureFolder(uid), maxResults: FILES_MAX, autoPaginate: false };
  const [pictures] = await bucket.getFiles(page);
  // Read last: no transaction spans Firestore and Storage, so the gap has to be short.
  const [user, tombstone] = await firestore.getAll(
    users(firestore).doc(uid),
    tombstoneOf(firestore, uid),
  );
  if (!user?.exists || tombstone?.exists) {
    // Only this upload: if a document was lost, the earlier pictures are still needed.
    await deleteVersion(bucket.file(name), String(generation));
    return { outcome: 'done' };
  }
  const kept = keptPictures(user, pictures);
  const unused = pictures.filter((picture) => !kept.includes(picture));
  await Promise.all(unused.map((picture) => deleteVersion(picture, generationOf(picture))));
  return { outcome: 'done' };
}
