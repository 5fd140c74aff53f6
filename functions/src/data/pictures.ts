import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { DEFAULT_PICTURE, PICTURES, pictureFolder } from '../../../src/shared/user-document';
import { isValidUid } from './documents';
import { errorCode } from './error-code';
import type { File } from './services';

/** How many pictures a user keeps: more than one, as the app stores the path after the upload. */
export const KEPT_MAX = 4;

/**
 * The pictures that a user keeps: the profile picture and the newest others, or all as long as the
 * document does not say which one is the profile picture. For a user with a document, this alone
 * decides what an upload deletes, and what the daily check and the repair call unused.
 *
 * @param pictures all pictures of the user, or a part of them. What is dropped from a part would
 *   also be dropped from all of them, because more pictures can only push one out
 */
export function keptPictures(user: DocumentSnapshot, pictures: readonly File[]): readonly File[] {
  if (!hasValidPicturePath(user)) return pictures;
  const path: unknown = user.get('profilePicPath');
  const profilePicture = pictures.filter(({ name }) => name === path);
  const others = pictures.filter(({ name }) => name !== path);
  return [...profilePicture, ...others.toSorted(newestFirst)].slice(0, KEPT_MAX);
}

/** Whether a path is the profile picture's, or may be, as the user's document has no valid one. */
export function mayBeProfilePicture(user: DocumentSnapshot, path: string): boolean {
  return !hasValidPicturePath(user) || user.get('profilePicPath') === path;
}

/** Whether a user's document says which picture is the profile picture, if any. */
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
    if (errorCode(error) !== '412') throw error;
  }
}
