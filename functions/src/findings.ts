import type { Auth, UserRecord } from 'firebase-admin/auth';
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import {
  DEFAULT_PICTURE,
  PICTURES,
  pictureFolder,
  USERS,
  userDocumentSchema,
} from '../../src/shared/user-document';
import { usernameSchema } from '../../src/shared/username';
import {
  type Bucket,
  type File,
  filePages,
  generationOf,
  isDocumentId,
  pictureOwner,
} from './pictures';
import { reservation, reservationId, reservations } from './usernames';

export type Services = {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
};

/** A change that takes nothing from anybody. */
export type Fix =
  | { readonly kind: 'reserve'; readonly uid: string; readonly username: string }
  | {
      readonly kind: 'release';
      readonly uid: string;
      readonly id: string;
      readonly updatedAt: Timestamp;
    }
  | {
      readonly kind: 'remove';
      readonly uid: string;
      readonly path: string;
      readonly generation: string;
    };

export type Finding = {
  /** The kind of problem, without ids. */
  readonly problem: string;
  /** The affected document or file, by id. */
  readonly details: string;
  /** Undefined when an operator has to decide. */
  readonly fix?: Fix;
};

/** The findings in one page of what was read. */
export type Page = {
  readonly kind: 'users' | 'reservations' | 'pictures';
  /** The number of documents or files in the page. */
  readonly size: number;
  readonly findings: readonly Finding[];
};

export const DOCUMENT_WITHOUT_ACCOUNT = 'user document without account';
export const RESERVATION_WITHOUT_DOCUMENT = 'reservation without user document';

const PAGE = 300;
/** Storage's limit for one page. */
const FILES_PAGE = 1000;
/** Firebase Auth's limit for one lookup. */
const ACCOUNTS_PAGE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

const usernameFieldSchema = z.object({ username: usernameSchema });
const holderSchema = z.object({ UID: z.string().check(z.refine(isDocumentId)) });
const pictureFieldSchema = z.object({ profilePicPath: z.string() });

/**
 * Compares users, reservations, pictures and accounts page by page, and keeps one page in memory.
 * The counterparts of a page are read after it, so that a sign-up in between is no finding.
 *
 * @param startedAt - when reading begins, in milliseconds since the epoch
 */
export async function* readFindings(
  services: Services,
  startedAt = Date.now(),
): AsyncGenerator<Page> {
  const { firestore, bucket } = services;
  for await (const page of documentPages(firestore.collection(USERS))) {
    yield { kind: 'users', size: page.length, findings: await checkUsers(services, page) };
  }
  for await (const page of documentPages(reservations(firestore))) {
    const findings = await checkReservations(services, page);
    yield { kind: 'reservations', size: page.length, findings };
  }
  for await (const page of filePages(bucket, PICTURES, FILES_PAGE)) {
    const findings = await checkPictures(services, page, startedAt - DAY_MS);
    yield { kind: 'pictures', size: page.length, findings };
  }
}

/** The documents of a collection in the order of their ids, page by page. */
export async function* documentPages(
  collection: CollectionReference,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const byId = collection.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = await byId.get(); ; ) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    page = await byId.startAfter(last).get();
  }
}

async function checkUsers(
  { auth, firestore }: Services,
  page: readonly QueryDocumentSnapshot[],
): Promise<Finding[]> {
  const wanted = page.flatMap((user) => {
    const username = usernameOf(user);
    return username === undefined ? [] : [reservation(firestore, username)];
  });
  const [accounts, reserved] = await Promise.all([findAccounts(auth, page), findDocuments(wanted)]);
  const findings = page.map(async (user): Promise<Finding[]> => {
    const details = `users/${user.id}`;
    const fields = invalidFields(user).join(', ');
    const invalid = { problem: 'invalid user document', details: `${details} (${fields})` };
    const email = { problem: "email differs from the account's", details };
    const account = accounts.get(user.id);
    return [
      ...(fields ? [invalid] : []),
      ...(account ? [] : [{ problem: DOCUMENT_WITHOUT_ACCOUNT, details }]),
      ...(account && emailDiffers(user, account) ? [email] : []),
      ...(account ? await checkUsername(user, reserved) : []),
    ];
  });
  return (await Promise.all(findings)).flat();
}

/** Ignores case, because Firebase Auth stores emails in lower case. */
function emailDiffers(user: DocumentSnapshot, account: UserRecord): boolean {
  const email: unknown = user.get('email');
  return typeof email === 'string' && email.toLowerCase() !== account.email?.toLowerCase();
}

async function checkUsername(
  user: DocumentSnapshot,
  reserved: ReadonlyMap<string, DocumentSnapshot>,
): Promise<Finding[]> {
  const username = usernameOf(user);
  if (username === undefined) return [];
  const details = `users/${user.id}`;
  // No query of a claim finds it. Until an operator decides, it is reserved without spaces.
  const hasSpaces = username !== user.get('username');
  const spaces = hasSpaces ? [{ problem: 'username with spaces', details }] : [];
  const holder = reserved.get(reservationId(username));
  if (!holder) return [...spaces, await withoutReservation(user, username)];
  if (holder.get('UID') === user.id) return spaces;
  return [...spaces, { problem: 'username reserved for another', details }];
}

async function withoutReservation(user: DocumentSnapshot, username: string): Promise<Finding> {
  const names = [username, user.get('username')];
  const { docs } = await user.ref.parent.where('username', 'in', names).limit(2).select().get();
  const other = docs.find(({ id }) => id !== user.id);
  const details = `users/${user.id}`;
  if (other) return { problem: 'username held twice', details: `${details} and ${other.id}` };
  const fix = { kind: 'reserve', uid: user.id, username } as const;
  return { problem: 'user without reservation', details, fix };
}

async function checkReservations(
  services: Services,
  page: readonly QueryDocumentSnapshot[],
): Promise<Finding[]> {
  const holderOf = (reserved: DocumentSnapshot) =>
    holderSchema.safeParse(reserved.data()).data?.UID;
  const { users, accounts } = await findOwners(
    services,
    page.flatMap((reserved) => holderOf(reserved) ?? []),
  );
  return page.flatMap((reserved): Finding[] => {
    const { id, updateTime: updatedAt } = reserved;
    const uid = holderOf(reserved);
    if (uid === undefined) {
      return [{ problem: 'reservation without UID', details: `usernames/${id}` }];
    }
    const details = `usernames/${id} of ${uid}`;
    const user = users.get(uid);
    if (!user && accounts.has(uid)) return [{ problem: RESERVATION_WITHOUT_DOCUMENT, details }];
    if (!user) {
      const fix = { kind: 'release', uid, id, updatedAt } as const;
      return [{ problem: 'orphaned reservation', details, fix }];
    }
    const username = usernameOf(user);
    if (username !== undefined && reservationId(username) === id) return [];
    return [{ problem: 'reservation of another username', details }];
  });
}

async function checkPictures(
  services: Services,
  page: readonly File[],
  before: number,
): Promise<Finding[]> {
  // The app uploads a picture before it stores the path in the document.
  const old = page.filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < before);
  const { users, accounts } = await findOwners(
    services,
    old.flatMap(({ name }) => pictureOwner(name) ?? []),
  );
  return old.flatMap((file): Finding[] => {
    const uid = pictureOwner(file.name);
    if (uid === undefined) return [];
    const user = users.get(uid);
    const path = file.name;
    if (user && mayUse(user, path)) return [];
    if (!user && accounts.has(uid)) {
      return [{ problem: 'picture without user document', details: path }];
    }
    const fix = { kind: 'remove', uid, path, generation: generationOf(file) } as const;
    return [{ problem: 'old unused picture', details: path, fix }];
  });
}

/** Whether the document names the picture; unknown, so yes, when its path is not valid. */
export function mayUse(user: DocumentSnapshot, picture: string): boolean {
  const path = pictureFieldSchema.safeParse(user.data()).data?.profilePicPath;
  if (path === undefined || path === picture) return true;
  return path !== DEFAULT_PICTURE && !path.startsWith(pictureFolder(user.id));
}

/** As a claim compares it, without spaces; undefined when no claim could choose it. */
export function usernameOf(user: DocumentSnapshot): string | undefined {
  return usernameFieldSchema.safeParse(user.data()).data?.username;
}

/** The fields that the shared schema rejects. */
function invalidFields(user: DocumentSnapshot): string[] {
  const { data, error } = userDocumentSchema.safeParse(user.data());
  const fields = error?.issues.map(({ path }) => path.join('.') || '?') ?? [];
  return data && data.UID !== user.id ? ['UID'] : [...new Set(fields)];
}

/** The user documents of these uids, and the accounts of those without a document. */
async function findOwners({ auth, firestore }: Services, uids: readonly string[]) {
  const refs = [...new Set(uids)].map((uid) => firestore.collection(USERS).doc(uid));
  const users = await findDocuments(refs);
  const withoutDocument = refs.filter(({ id }) => !users.has(id));
  return { users, accounts: await findAccounts(auth, withoutDocument) };
}

/** The existing documents, by id. */
async function findDocuments(refs: DocumentReference[]): Promise<Map<string, DocumentSnapshot>> {
  const [first, ...rest] = refs;
  const found = first ? await first.firestore.getAll(first, ...rest) : [];
  return new Map(found.flatMap((document) => (document.exists ? [[document.id, document]] : [])));
}

/** The existing accounts of these documents, by uid. */
async function findAccounts(
  auth: Auth,
  documents: readonly { readonly id: string }[],
): Promise<Map<string, UserRecord>> {
  // An invalid id would fail the lookup of its whole page.
  const uids = documents.filter(({ id }) => isDocumentId(id)).map(({ id }) => ({ uid: id }));
  const accounts = new Map<string, UserRecord>();
  for (let at = 0; at < uids.length; at += ACCOUNTS_PAGE) {
    const { users } = await auth.getUsers(uids.slice(at, at + ACCOUNTS_PAGE));
    for (const user of users) accounts.set(user.uid, user);
  }
  return accounts;
}
