import type { Auth, UserRecord } from 'firebase-admin/auth';
import { findDocuments, isValidUid, users } from './documents';
import type { Services } from './services';

/** The account of a uid, if it exists. */
export async function findAccount(auth: Auth, uid: string) {
  return (await findAccounts(auth, [uid])).get(uid);
}

/** The existing accounts of at most 100 uids, by uid. Firebase Auth looks up no more at once. */
export async function findAccounts(auth: Auth, uids: readonly string[]) {
  // An invalid id would fail the whole lookup.
  const valid = uids.filter(isValidUid).map((uid) => ({ uid }));
  const found = await auth.getUsers(valid);
  return new Map(found.users.map((account) => [account.uid, account]));
}

/** All accounts, page by page. */
export async function* accountPages(auth: Auth): AsyncGenerator<readonly UserRecord[]> {
  let next: string | undefined;
  do {
    const { users: page, pageToken } = await auth.listUsers(1000, next);
    yield page;
    next = pageToken;
  } while (next !== undefined);
}

export type Owners = Awaited<ReturnType<typeof findOwners>>;

/** Who owns pictures or reservations: the documents and accounts of at most 100 uids, by uid. */
export async function findOwners({ auth, firestore }: Services, uids: readonly string[]) {
  const unique = [...new Set(uids)];
  const [documents, accounts] = await Promise.all([
    findDocuments(users(firestore), unique),
    findAccounts(auth, unique),
  ]);
  return { users: documents, accounts };
}
