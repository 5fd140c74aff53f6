import type { Auth } from 'firebase-admin/auth';
import { type CollectionReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

export type Bucket = ReturnType<Storage['bucket']>;
export type File = ReturnType<Bucket['file']>;

/** The services that hold the users' accounts, documents and pictures. */
export type Services = {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
};

/**
 * One less than the 100 accounts that Firebase Auth looks up at once, because `checkPictures` adds a user
 * of the page before.
 */
const PAGE_SIZE = 99;

/** The documents of a collection in the order of their ids, page by page. */
export async function* documentPages(collection: CollectionReference) {
  let query = collection.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  while (true) {
    const { docs } = await query.get();
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    query = query.startAfter(last);
  }
}

/** The files whose path starts with the prefix, in the order of their paths, page by page. */
export async function* filePages(bucket: Bucket, prefix: string): AsyncGenerator<File[]> {
  let query: object | null = { prefix, maxResults: PAGE_SIZE, autoPaginate: false };
  while (query) {
    // Typed, as `query` and `nextQuery` would get their types from each other. Null ends the loop.
    const [files, nextQuery]: [File[], object | null, unknown] = await bucket.getFiles(query);
    yield files;
    query = nextQuery;
  }
}
