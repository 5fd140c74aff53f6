import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { findAccounts } from '../data/accounts';
import { users } from '../data/documents';
import type { Services } from '../data/services';

/** The users of a page of reservations or pictures: those of their documents and accounts that exist. */
export type Owners = {
  readonly users: ReadonlyMap<string, DocumentSnapshot>;
  readonly accounts: ReadonlyMap<string, UserRecord>;
};

/** @param uids may contain repetitions */
export async function findOwners(
  { auth, firestore }: Services,
  uids: readonly string[],
): Promise<Owners> {
  const unique = [...new Set(uids)];
  const [documents, accounts] = await Promise.all([
    findDocuments(unique.map((uid) => users(firestore).doc(uid))),
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
