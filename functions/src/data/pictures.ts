import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { DEFAULT_PICTURE, PICTURES, pictureFolder } from '../../../src/shared/user-document';
import { isValidUid } from './documents';
import { errorCode } from './error-code';
import type { File } from './services';

/** How many pictures a user keeps. A new one must survive until the app has stored its path. */
export const KEPT_MAX = 4;

/**
 * The pictures that a user with a document keeps: the profile picture and the newest others. If the
 * document does not say which one is the profile picture, the user keeps all. An upload deletes the
 * rest, and the daily check and the repair call it unused.
 *
 * @param pictures all pictures of the user. Of some of them, as a page of the daily check has, too many are
 *   returned, never too few
 */
export function keptPictures(user: DocumentSnapshot, pictures: readonly File[]): readonly File[] {
  if (!hasValidPicturePath(user)) return pictures;
  const path: unknown = user.get('profilePicPath');
  const profilePicture = pictures.filter(({ name }) => name === path);
  const others = pictures.filter(({ name }) => name !== path);
  return [...profilePicture, ...others.toSorted(newestFirst)].slice(0, KEPT_MAX);
}

/** Whether a path is the profile picture's. Any may be it, if the user's document has no valid one. */
export function mayBeProfilePicture(user: DocumentSnapshot, path: string): boolean {
  return !hasValidPicturePath(user) || user.get('profilePicPath') === path;
}

/** Whether a user's document says which picture is the profile picture, or that none is. */
function hasValidPicturePath(user: DocumentSnapshot): boolean {
  const path: unknown = user.get('profilePicPath');
  if (typeof path !== 'string') return false;
  return path === DEFAULT_PICTURE || path.startsWith(pictureFolder(user.id));
}

function newestFirst(a: File, b: File): number {
  const ms = createdAt(b) - createdAt(a);
  if (ms !== 0) return ms;
  // Two pictures of the same millisecond have an order, too, so that concurrent calls agree.
  return a.name < b.name ? -1 : 1;
}

/** When the file was uploaded, in milliseconds since the epoch. */
export const createdAt = ({ metadata }: File) => Date.parse(z.string().parse(metadata.timeCreated));

/** The uid in a picture's path; undefined for another path. */
export function pictureOwner(path: string): string | undefined {
  if (!path.startsWith(PICTURES)) return undefined;
  const [uid = '', file] = path.slice(PICTURES.length).split('/');
  return file !== undefined && isValidUid(uid) ? uid : undefined;
}

/** Identifies a version of a file: an upload to the same path changes it. */
export const generationOf = ({ metadata }: File) => String(metadata.generation);

/** Deletes one version of a file, unless it was deleted or overwritten in the meantime. */
export async function deleteVersion(file: File, generation: string): Promise<void> {
  try {
    await file.delete({ ifGenerationMatch: generation, ignoreNotFound: true });
  } catch (error) {
    // A failed precondition: the file has another generation.
    if (errorCode(error) !== '412') throw error;
  }
}
