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
import {
  DEFAULT_PICTURE,
  PICTURES,
  pictureFolder,
  userDocumentSchema,
} from '../../src/shared/user-document';
import { usernameSchema } from '../../src/shared/username';
import { isDocumentId, reservation, reservationId, reservations, users } from './documents';
import { writeLog } from './log';
import { type Bucket, type File, filePages, generationOf, pictureOwner } from './pictures';

export type Services = {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
};

/** A change that takes nothing from anybody. */
export type Fix = { readonly uid: string } & (
  | { readonly kind: 'reserve'; readonly username: string }
  | { readonly kind: 'release'; readonly id: string; readonly updatedAt: Timestamp }
  | { readonly kind: 'remove'; readonly path: string; readonly generation: string }
);

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

/** Firebase Auth's limit for one lookup. */
const PAGE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Looks for inconsistent data, as the repair command does, and logs the number of each kind of
 * problem. The log never contains ids: the command prints those.
 */
export async function countInconsistencies(
  services: Services,
): Promise<{ readonly outcome: 'consistent' | 'inconsistent' }> {
  const counts = new Map<string, number>();
  for await (const { findings } of readFindings(services)) {
    for (const { problem } of findings) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  }
  for (const [problem, count] of counts) {
    writeLog({ severity: 'WARNING', message: 'inconsistency', problem, count });
  }
  return { outcome: counts.size === 0 ? 'consistent' : 'inconsistent' };
}

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
  for await (const page of documentPages(users(firestore))) {
    yield { kind: 'users', size: page.length, findings: await checkUsers(services, page) };
  }
  for await (const page of documentPages(reservations(firestore))) {
    const findings = await checkReservations(services, page);
    yield { kind: 'reservations', size: page.length, findings };
  }
  for await (const page of filePages(bucket, PICTURES, PAGE)) {
    // The app uploads a picture before it stores the path in the document.
    const isOld = ({ metadata }: File) =>
      Date.parse(metadata.timeCreated ?? '') < startedAt - DAY_MS;
    const findings = await checkPictures(services, page.filter(isOld));
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
  const names = page.flatMap((user) => usernameOf(user) ?? []);
  const [accounts, reserved] = await Promise.all([
    findAccounts(auth, new Set(page.map(({ id }) => id))),
    findDocuments(names.map((username) => reservation(firestore, username))),
  ]);
  return page.flatMap((user): Finding[] => {
    const { id: uid } = user;
    const details = `users/${uid}`;
    const account = accounts.get(uid);
    if (!account) return [{ problem: DOCUMENT_WITHOUT_ACCOUNT, details }];
    const fields = wrongFields(user, account).join(', ');
    const invalid = { problem: 'invalid user document', details: `${details} (${fields})` };
    const findings: Finding[] = fields ? [invalid] : [];
    const username = usernameOf(user);
    if (username === undefined) return findings;
    const holder = reserved.get(reservationId(username));
    if (holder?.get('UID') === uid) return findings;
    if (holder) return [...findings, { problem: 'username reserved for another', details }];
    const fix = { kind: 'reserve', uid, username } as const;
    return [...findings, { problem: 'user without reservation', details, fix }];
  });
}

/** The fields that the shared schema rejects, or that should have another value. */
function wrongFields(user: DocumentSnapshot, account: UserRecord): string[] {
  const { data, error } = userDocumentSchema.safeParse(user.data());
  if (!data) return [...new Set(error.issues.map(({ path }) => path.join('.') || '?'))];
  return [
    ...(data.UID === user.id ? [] : ['UID']),
    // It has spaces: no query of a claim finds it. It is reserved without them.
    ...(data.username === user.get('username') ? [] : ['username']),
    // Firebase Auth stores emails in lower case.
    ...(data.email.toLowerCase() === account.email?.toLowerCase() ? [] : ['email']),
  ];
}

async function checkReservations(
  services: Services,
  page: readonly QueryDocumentSnapshot[],
): Promise<Finding[]> {
  const holderOf = (reserved: DocumentSnapshot) => {
    const uid: unknown = reserved.get('UID');
    return typeof uid === 'string' && isDocumentId(uid) ? uid : undefined;
  };
  const owners = await findOwners(services, page.map(holderOf));
  return page.flatMap((reserved): Finding[] => {
    const { id, updateTime: updatedAt } = reserved;
    const uid = holderOf(reserved) ?? '';
    const details = `usernames/${id} of ${uid || 'nobody'}`;
    const user = owners.users.get(uid);
    if (user && reservationId(usernameOf(user) ?? '') === id) return [];
    if (user || !uid) return [{ problem: 'wrong reservation', details }];
    if (owners.accounts.has(uid)) return [{ problem: RESERVATION_WITHOUT_DOCUMENT, details }];
    const fix = { kind: 'release', uid, id, updatedAt } as const;
    return [{ problem: 'orphaned reservation', details, fix }];
  });
}

async function checkPictures(services: Services, page: readonly File[]): Promise<Finding[]> {
  const uids = page.map(({ name }) => pictureOwner(name));
  const owners = await findOwners(services, uids);
  return page.flatMap((file): Finding[] => {
    const { name: path } = file;
    const uid = pictureOwner(path);
    if (uid === undefined) return [];
    const user = owners.users.get(uid);
    // Without a document, an account may still sign up, or its document was lost.
    if (user ? mayUse(user, path) : owners.accounts.has(uid)) return [];
    const fix = { kind: 'remove', uid, path, generation: generationOf(file) } as const;
    return [{ problem: 'old unused picture', details: path, fix }];
  });
}

/** Whether the document names the picture; unknown, so yes, when its path is not valid. */
export function mayUse(user: DocumentSnapshot, picture: string): boolean {
  const path: unknown = user.get('profilePicPath');
  if (typeof path !== 'string' || path === picture) return true;
  return path !== DEFAULT_PICTURE && !path.startsWith(pictureFolder(user.id));
}

/** As a claim compares it, without spaces; undefined when no claim could choose it. */
export function usernameOf(user: DocumentSnapshot): string | undefined {
  return usernameSchema.safeParse(user.get('username')).data;
}

/** The existing user documents and accounts of these uids. */
async function findOwners({ auth, firestore }: Services, owners: readonly (string | undefined)[]) {
  const uids = new Set(owners.flatMap((uid) => uid ?? []));
  const [documents, accounts] = await Promise.all([
    findDocuments([...uids].map((uid) => users(firestore).doc(uid))),
    findAccounts(auth, uids),
  ]);
  return { users: documents, accounts };
}

/** The existing documents, by id. */
async function findDocuments(refs: DocumentReference[]): Promise<Map<string, DocumentSnapshot>> {
  const [first, ...rest] = refs;
  const found = first ? await first.firestore.getAll(first, ...rest) : [];
  return new Map(found.flatMap((document) => (document.exists ? [[document.id, document]] : [])));
}

/** The existing accounts, by uid. */
async function findAccounts(
  auth: Auth,
  uids: ReadonlySet<string>,
): Promise<Map<string, UserRecord>> {
  // An invalid id would fail the lookup of its whole page.
  const found = await auth.getUsers([...uids].filter(isDocumentId).map((uid) => ({ uid })));
  return new Map(found.users.map((account) => [account.uid, account]));
}
