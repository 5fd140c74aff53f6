import type { Auth } from 'firebase-admin/auth';
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

export type Bucket = ReturnType<Storage['bucket']>;
export type File = ReturnType<Bucket['file']>;

/** What holds the data of users: their accounts, their documents and their pictures. */
export type Services = {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
};

/** `findAccounts` looks up 100 accounts at once: a page's, and one that `checkPictures` carries over. */
const PAGE_SIZE = 99;

/** The documents of a collection in the order of their ids, page by page. */
export async function* documentPages(
  collection: CollectionReference,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const byId = collection.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  let page = await byId.get();
  while (true) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE_SIZE) return;
    page = await byId.startAfter(last).get();
  }
}

/** The files whose path starts with the prefix, in the order of their paths, page by page. */
export async function* filePages(bucket: Bucket, prefix: string): AsyncGenerator<File[]> {
  let pageToken: string | undefined;
  do {
    const page = { prefix, maxResults: PAGE_SIZE, autoPaginate: false };
    const [files, next] = await bucket.getFiles({ ...page, ...(pageToken && { pageToken }) });
    yield files;
    // Typed as required, but missing on the last page.
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
}
