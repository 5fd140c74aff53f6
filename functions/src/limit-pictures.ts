import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { pictureFolder, USERS } from '../../src/shared/user-document';
import { type Bucket, deleteVersion, type File, generationOf, pictureOwner } from './pictures';
import { tombstoneOf } from './tombstones';

/** Kept besides the profile picture, because the app stores the path after the upload. */
const NEWEST = 3;
/** Bounds the work of one event. Each further upload brings an event of its own. */
const FILES_MAX = 50;

const uploadSchema = z.object({ name: z.string(), generation: z.union([z.string(), z.number()]) });

/**
 * Limits the pictures of a user after an upload, because Storage rules can neither count files nor
 * see whether an account has been deleted. Keeps the profile picture and the newest others; of an
 * account without a user document, or with a tombstone, deletes the upload.
 *
 * Depends only on the present state, so events can be repeated, late, and in any order.
 *
 * @param upload the event's data
 * @throws the first error of Firestore or Storage, so that the event is retried
 */
export async function limitPictures(
  { firestore, bucket }: { readonly firestore: Firestore; readonly bucket: Bucket },
  upload: unknown,
): Promise<{ readonly outcome: 'done' | 'ignored' }> {
  const { name, generation } = uploadSchema.parse(upload);
  const uid = pictureOwner(name);
  if (uid === undefined) return { outcome: 'ignored' };
  const page = { prefix: pictureFolder(uid), maxResults: FILES_MAX, autoPaginate: false };
  const [files] = await bucket.getFiles(page);
  // Read last: no transaction spans Firestore and Storage, so the gap has to be short.
  const [user, tombstone] = await firestore.getAll(
    firestore.collection(USERS).doc(uid),
    tombstoneOf(firestore, uid),
  );
  if (user?.exists && !tombstone?.exists) {
    // A file that is not among the newest of these is not among the newest of all.
    const older = files.toSorted(newestFirst).slice(NEWEST);
    const unused = older.filter((file) => file.name !== user.get('profilePicPath'));
    await Promise.all(unused.map((file) => deleteVersion(file, generationOf(file))));
  } else {
    // Only this upload: if a document was lost, the earlier pictures are still needed.
    await deleteVersion(bucket.file(name), String(generation));
  }
  return { outcome: 'done' };
}

/** By name if two were created in the same millisecond, so that concurrent calls agree. */
function newestFirst(one: File, other: File): number {
  const created = ({ metadata }: File) => Date.parse(metadata.timeCreated ?? '');
  return created(other) - created(one) || (one.name < other.name ? -1 : 1);
}
