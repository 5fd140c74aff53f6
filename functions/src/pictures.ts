import type { Storage } from 'firebase-admin/storage';
import { PICTURES } from '../../src/shared/user-document';
import { errorCode } from './error-code';

export type Bucket = ReturnType<Storage['bucket']>;
export type File = ReturnType<Bucket['file']>;

/** Whether Firestore accepts a uid as a document id. Only an operator can create other uids. */
export const isDocumentId = (uid: string) => /^(?!\.{1,2}$|__.*__$)[^/]{1,128}$/.test(uid);

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
