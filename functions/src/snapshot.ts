import type { Auth } from 'firebase-admin/auth';
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod/mini';
import { emailSchema } from '../../src/shared/email';
import {
  DEFAULT_PICTURE,
  PICTURES,
  pictureFolder,
  USERS,
  uidSchema,
  userDocumentSchema,
} from '../../src/shared/user-document';
import { usernameSchema } from '../../src/shared/username';
import type { Picture, Reservation, Snapshot, User } from './findings';
import { reservations } from './usernames';

export type Services = {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: ReturnType<Storage['bucket']>;
};

/** Called after each page that has been read. */
export type Progress = (what: string, count: number) => void;

const PAGE = 500;
/** Firebase Auth's limit for one lookup. */
const ACCOUNTS_PAGE = 100;

const reservationSchema = z.strictObject({ UID: z.string().check(z.minLength(1)) });
const usernameFieldSchema = z.object({ username: usernameSchema });
const emailFieldSchema = z.object({ email: emailSchema });
const pictureFieldSchema = z.object({ profilePicPath: z.string() });

/**
 * Reads everything that the repair compares, page by page, and keeps only a few fields of each
 * document.
 *
 * The reservations are read first. A user who signs up meanwhile then seems to lack a reservation,
 * and creating it again fails; in the reverse order the reservation would seem to lack its user.
 */
export async function readSnapshot(
  { auth, firestore, bucket }: Services,
  progress: Progress = () => undefined,
  readAt = Date.now(),
): Promise<Snapshot> {
  const reserved = await readAll(reservations(firestore), reservationOf, (count) =>
    progress('reservations', count),
  );
  const users = await readAll(firestore.collection(USERS), userOf, (count) =>
    progress('users', count),
  );
  const pictures = await readPictures(bucket, (count) => progress('pictures', count));
  const uids = new Set([...users, ...reserved, ...pictures].map(({ uid }) => uid));
  const accounts = await findAccounts(auth, [...uids], (count) => progress('accounts', count));
  return { readAt, users, reservations: reserved, pictures, accounts };
}

async function readAll<Item>(
  collection: CollectionReference,
  itemOf: (document: QueryDocumentSnapshot) => Item,
  progress: (count: number) => void,
): Promise<Item[]> {
  const items: Item[] = [];
  const byId = collection.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = await byId.get(); ; ) {
    items.push(...page.docs.map(itemOf));
    progress(items.length);
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return items;
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
  const username = usernameFieldSchema.safeParse(data).data?.username;
  return {
    uid: id,
    username,
    // The schema removes spaces, as it does for a claim.
    hasSpaces: username !== undefined && username !== data.username,
    email: emailFieldSchema.safeParse(data).data?.email,
    profilePicPath: ownPicturePath(id, data),
    faults: [...new Set(faults)],
  };
}

function ownPicturePath(uid: string, data: unknown): string | undefined {
  const path = pictureFieldSchema.safeParse(data).data?.profilePicPath;
  return path === DEFAULT_PICTURE || path?.startsWith(pictureFolder(uid)) ? path : undefined;
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
    for (const { name: path, metadata } of files) {
      const [uid, file] = path.slice(PICTURES.length).split('/');
      if (!uid || file === undefined) continue;
      const generation = String(metadata.generation);
      pictures.push({ path, uid, generation, createdAt: Date.parse(metadata.timeCreated ?? '') });
    }
    progress(pictures.length);
    // Typed as required, but missing on the last page.
    pageToken = next?.pageToken;
  } while (pageToken !== undefined);
  return pictures;
}

async function findAccounts(
  auth: Auth,
  uids: readonly (string | undefined)[],
  progress: (count: number) => void,
): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  // An invalid id would fail the lookup of its whole page.
  const possible = uids.flatMap((uid) => uidSchema.safeParse(uid).data ?? []);
  for (let at = 0; at < possible.length; at += ACCOUNTS_PAGE) {
    const page = possible.slice(at, at + ACCOUNTS_PAGE).map((uid) => ({ uid }));
    const { users } = await auth.getUsers(page);
    for (const { uid, email } of users) found.set(uid, email);
    progress(found.size);
  }
  return found;
}
