import { write as writeLog } from 'firebase-functions/logger';
import { z } from 'zod/mini';
import { pictureFolder, uidSchema } from '../../src/shared/user-document';
import type { Problem } from './consistency/findings';
import { readFindings } from './consistency/read-findings';
import { deleteUserData } from './data/delete-user-data';
import { tombstoneOf, users } from './data/documents';
import { deleteVersion, generationOf, keptPictures, pictureOwner } from './data/pictures';
import type { Services } from './data/services';

// The handlers of the daily check and of the platform's events, which can arrive late, repeatedly
// and in any order. Each returns its outcome to log. An event whose handler throws comes again.

/** An event without the user's record has no data, although the library's type promises it. */
const deletedUserSchema = z.object({ uid: uidSchema });

export async function deleteUser(services: Services, eventData: unknown) {
  const { uid } = deletedUserSchema.parse(eventData);
  await deleteUserData(services, uid);
  return { outcome: 'done' };
}

/** Bounds the work of one event. `keptPictures` works on a part, too; later events do the rest. */
const FILES_MAX = 50;

const uploadSchema = z.object({ name: z.string(), generation: z.union([z.string(), z.number()]) });

/**
 * Limits the pictures of a user after an upload, because Storage rules can neither count files nor
 * see whether an account has been deleted. Deletes the pictures that the user does not keep. If the
 * user has no document, or a tombstone, deletes the upload only.
 */
export async function limitPictures({ firestore, bucket }: Services, eventData: unknown) {
  const { name, generation } = uploadSchema.parse(eventData);
  const uid = pictureOwner(name);
  if (uid === undefined) return { outcome: 'ignored' };
  const query = { prefix: pictureFolder(uid), maxResults: FILES_MAX, autoPaginate: false };
  const [pictures] = await bucket.getFiles(query);
  // Read after the pictures: no transaction spans Firestore and Storage, so the gap must be short.
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

/** Problems that users cause without any fault: they are logged, and no alert counts them. */
const EXPECTED: readonly Problem[] = ['changed email', 'account without username'];

/**
 * Looks for inconsistent data, as the repair command does, and logs the number of each kind of
 * problem. The log never contains ids: the command prints those.
 */
export async function countInconsistencies(services: Services) {
  const counts = new Map<Problem, number>();
  for await (const { findings } of readFindings(services)) {
    for (const { problem } of findings) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  }
  for (const [problem, count] of counts) {
    const severity = EXPECTED.includes(problem) ? 'INFO' : 'WARNING';
    writeLog({ severity, message: 'inconsistency', problem, count });
  }
  const isConsistent = [...counts.keys()].every((problem) => EXPECTED.includes(problem));
  return { outcome: isConsistent ? 'consistent' : 'inconsistent' };
}
