import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { userDocumentSchema } from '../../../src/shared/user-document';
import { findAccounts } from '../data/accounts';
import { isDocumentId, reservation, reservationId, usernameOf } from '../data/documents';
import type { Services } from '../data/services';
import {
  CHANGED_EMAIL,
  DOCUMENT_WITHOUT_ACCOUNT,
  type Finding,
  RESERVATION_WITHOUT_DOCUMENT,
} from './findings';
import { findDocuments, findOwners, type Owners } from './owners';

/** Compares a page of user documents with their accounts and reservations. */
export async function checkUsers(
  { auth, firestore }: Services,
  page: readonly QueryDocumentSnapshot[],
): Promise<Finding[]> {
  const usernames = page.flatMap((user) => usernameOf(user) ?? []);
  const uids = page.map(({ id }) => id);
  const [accounts, reserved] = await Promise.all([
    findAccounts(auth, uids),
    findDocuments(usernames.map((username) => reservation(firestore, username))),
  ]);
  return page.flatMap((user): Finding[] => {
    const account = accounts.get(user.id);
    if (!account) return [{ problem: DOCUMENT_WITHOUT_ACCOUNT, details: `users/${user.id}` }];
    return [...checkFields(user), ...checkEmail(user, account), ...checkUsername(user, reserved)];
  });
}

function checkFields(user: DocumentSnapshot): Finding[] {
  const fields = wrongFields(user);
  if (fields.length === 0) return [];
  const details = `users/${user.id} (${fields.join(', ')})`;
  return [{ problem: 'invalid user document', details }];
}

/** The fields that the shared schema rejects, or that should have another value. */
function wrongFields(user: DocumentSnapshot): string[] {
  const { data, error } = userDocumentSchema.safeParse(user.data());
  if (!data) return [...new Set(error.issues.map(({ path }) => path.join('.') || '?'))];
  const wrong: string[] = [];
  if (data.UID !== user.id) wrong.push('UID');
  // It has spaces: no query of a claim finds it. It is reserved without them.
  if (data.username !== user.get('username')) wrong.push('username');
  return wrong;
}

function checkEmail(user: DocumentSnapshot, account: UserRecord): Finding[] {
  const email: unknown = user.get('email');
  // The schema reports it.
  if (typeof email !== 'string') return [];
  // Firebase Auth stores emails in lower case.
  if (email.toLowerCase() === account.email?.toLowerCase()) return [];
  return [{ problem: CHANGED_EMAIL, details: `users/${user.id}` }];
}

/** @param reserved the reservations of the page's usernames, by id */
function checkUsername(
  user: DocumentSnapshot,
  reserved: ReadonlyMap<string, DocumentSnapshot>,
): Finding[] {
  const username = usernameOf(user);
  if (username === undefined) return [];
  const details = `users/${user.id}`;
  const found = reserved.get(reservationId(username));
  if (!found) {
    const fix = { kind: 'reserve', uid: user.id, username } as const;
    return [{ problem: 'user without reservation', details, fix }];
  }
  if (found.get('UID') === user.id) return [];
  return [{ problem: 'username reserved for another', details }];
}

/** Compares a page of reservations with the documents and accounts of their holders. */
export async function checkReservations(
  services: Services,
  page: readonly QueryDocumentSnapshot[],
): Promise<Finding[]> {
  const holders = page.flatMap((reserved) => holderOf(reserved) ?? []);
  const owners = await findOwners(services, holders);
  return page.flatMap((reserved) => checkReservation(reserved, owners) ?? []);
}

function checkReservation(
  reserved: QueryDocumentSnapshot,
  { users, accounts }: Owners,
): Finding | undefined {
  const { id, updateTime: updatedAt } = reserved;
  const uid = holderOf(reserved);
  const details = `usernames/${id} of ${uid ?? 'nobody'}`;
  if (uid === undefined) return { problem: 'wrong reservation', details };
  const user = users.get(uid);
  if (user && reservationId(usernameOf(user) ?? '') === id) return undefined;
  if (user) return { problem: 'wrong reservation', details };
  if (accounts.has(uid)) return { problem: RESERVATION_WITHOUT_DOCUMENT, details };
  const fix = { kind: 'release', uid, id, updatedAt } as const;
  return { problem: 'orphaned reservation', details, fix };
}

/** The uid in a reservation, if it is valid. */
function holderOf(reserved: DocumentSnapshot): string | undefined {
  const uid: unknown = reserved.get('UID');
  return typeof uid === 'string' && isDocumentId(uid) ? uid : undefined;
}
