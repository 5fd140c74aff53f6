import type { Auth } from 'firebase-admin/auth';
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import { reservations } from '../functions/src/usernames';
import { PICTURES, USERS, userDocumentSchema } from '../src/shared/user-document';
import { usernameSchema } from '../src/shared/username';
import type { Picture, Reservation, Snapshot, User } from './findings';

export type Services = {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: ReturnType<Storage['bucket']>;
};

/** Told after each page that has been read. */
export type Progress = (what: string, count: number) => void;

const PAGE = 500;
/** The most that the provider looks up at once. */
const ACCOUNTS_PAGE = 100;

const reservationSchema = z.strictObject({ UID: z.string().min(1) });
const heldNameSchema = z.object({ username: usernameSchema });

/**
 * Reads all that the repair looks at, page by page; of each document a few words are kept.
 *
 * The reservations come first: while people go on signing up, a user whose reservation was not
 * there yet is only reserved what they have, and no reservation is ever taken for one without a
 * user.
 */
export async function readSnapshot(services: Services, progress: Progress): Promise<Snapshot> {
  const { auth, firestore, bucket } = services;
  const reserved = await readAll(reservations(firestore), reservationOf, (count) =>
    progress('reservations', count),
  );
  const users = await readAll(firestore.collection(USERS), userOf, (count) =>
    progress('users', count),
  );
  const pictures = await readPictures(bucket, (count) => progress('pictures', count));
  const uids = new Set([...users, ...pictures].map(({ uid }) => uid));
  const accounts = await findAccounts(auth, [...uids], (count) => progress('accounts', count));
  return { users, reservations: reserved, pictures, accounts };
}

async function readAll<Item>(
  collection: CollectionReference,
  itemOf: (document: QueryDocumentSnapshot) => Item,
  progress: (count: number) => void,
): Promise<Item[]> {
  const snapshot: Item[] = [];
  const byId = collection.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = await byId.get(); ; ) {
    snapshot.push(...page.docs.map(itemOf));
    progress(snapshot.length);
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return snapshot;
    page = await byId.startAfter(last).get();
  }
}

function reservationOf(document: QueryDocumentSnapshot): Reservation {
  const { id, updateTime } = document;
  const uid = reservationSchema.safeParse(document.data()).data?.UID;
  return { id, uid, updatedAt: updateTime };
}

function userOf(document: QueryDocumentSnapshot): User {
  const { id } = document;
  const data = document.data();
  const parsed = userDocumentSchema.safeParse(data);
  const faults = parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.') || '?');
  if (parsed.success && parsed.data.UID !== id) faults.push('UID');
  // As it stands: where the schema had to take spaces away, it is not what a claim compares with.
  const held = heldNameSchema.safeParse(data).data?.username;
  const username = held === data.username ? held : undefined;
  return { uid: id, username, faults: [...new Set(faults)] };
}

async function readPictures(
  bucket: Services['bucket'],
  progress: (count: number) => void,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  let pageToken: string | undefined;
  do {
    const page = { prefix: PICTURES, maxResults: PAGE, autoPaginate: false };
    const [files, next] = await bucket.getFiles({ ...page, ...(pageToken && { pageToken }) });
    for (const { name } of files) {
      const [uid, file] = name.slice(PICTURES.length).split('/');
      if (uid && file !== undefined) pictures.push({ path: name, uid });
    }
    progress(pictures.length);
    // Typed as always there; the last page has none.
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
  return pictures;
}

async function findAccounts(
  auth: Auth,
  uids: readonly string[],
  progress: (count: number) => void,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < uids.length; at += ACCOUNTS_PAGE) {
    const page = uids.slice(at, at + ACCOUNTS_PAGE).map((uid) => ({ uid }));
    const { users } = await auth.getUsers(page);
    for (const { uid } of users) found.add(uid);
    progress(found.size);
  }
  return found;
}
