import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Services } from '../data/services';
import { isDocumentId, users } from '../data/users';

/** As many accounts as Firebase Auth looks up at once. */
const LOOKUP_MAX = 100;

/** The users of a page of reservations or pictures: those of their documents and accounts that exist. */
export type Owners = {
  readonly users: ReadonlyMap<string, DocumentSnapshot>;
  readonly accounts: ReadonlyMap<string, UserRecord>;
};

/** @param uids with repetitions; undefined where there is none */
export async function findOwners(
  { auth, firestore }: Services,
  uids: readonly (string | undefined)[],
): Promise<Owners> {
  const unique = new Set(uids.filter((uid) => uid !== undefined));
  const [documents, accounts] = await Promise.all([
    findDocuments([...unique].map((uid) => users(firestore).doc(uid))),
    findAccounts(auth, unique),
  ]);
  return { users: documents, accounts };
}

/** The existing documents, by id. */
export async function findDocuments(
  refs: readonly DocumentReference[],
): Promise<Map<string, DocumentSnapshot>> {
  const [first] = refs;
  const found = first ? await first.firestore.getAll(...refs) : [];
  const existing = found.filter(({ exists }) => exists);
  return new Map(existing.map((document) => [document.id, document]));
}

/** The existing accounts, by uid. */
export async function findAccounts(
  auth: Auth,
  uids: ReadonlySet<string>,
): Promise<Map<string, UserRecord>> {
  // An invalid id would fail the lookup of its whole batch.
  const valid = [...uids].filter(isDocumentId).map((uid) => ({ uid }));
  const accounts = new Map<string, UserRecord>();
  for (let start = 0; start < valid.length; start += LOOKUP_MAX) {
    const found = await auth.getUsers(valid.slice(start, start + LOOKUP_MAX));
    for (const account of found.users) accounts.set(account.uid, account);
  }
  return accounts;
}
