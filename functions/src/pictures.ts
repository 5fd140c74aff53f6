import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod/mini';
import { PICTURES, pictureFolder } from '../../src/shared/user-document';
import { isDocumentId, tombstoneOf, users } from './documents';
import { errorCode } from './errors';

export type Bucket = ReturnType<Storage['bucket']>;
export type File = ReturnType<Bucket['file']>;

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
    users(firestore).doc(uid),
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

/** The uid in a picture's path; undefined for another path. */
export function pictureOwner(path: string): string | undefined {
  if (!path.startsWith(PICTURES)) return undefined;
  const [uid = '', file] = path.slice(PICTURES.length).split('/');
  return file !== undefined && isDocumentId(uid) ? uid : undefined;
}

/** The files whose path starts with the prefix, page by page. */
export async function* filePages(
  bucket: Bucket,
  prefix: string,
  maxResults: number,
): AsyncGenerator<File[]> {
  let pageToken: string | undefined;
  do {
    const page = { prefix, maxResults, autoPaginate: false };
    const [files, next] = await bucket.getFiles({ ...page, ...(pageToken && { pageToken }) });
    yield files;
    // Typed as required, but missing on the last page.
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
}

/** Identifies a version of a file: an upload to the same path changes it. */
export const generationOf = ({ metadata }: File) => String(metadata.generation);

/** Deletes one version of a file, unless it was deleted or overwritten in the meantime. */
export async function deleteVersion(file: File, generation: string): Promise<void> {
  try {
    await file.delete({ ifGenerationMatch: generation, ignoreNotFound: true });
  } catch (error) {
    if (errorCode(error) !== '412') throw error;
  }
}
