import type { Auth, UserRecord } from 'firebase-admin/auth';
import { isDocumentId } from './documents';

export type AccountState = 'active' | 'disabled' | 'deleted';

/**
 * Reads the current state of an account. Its ID token stays valid for up to an hour after the
 * account is disabled, or deleted in bulk, which triggers no event.
 */
export async function readAccountState(auth: Auth, uid: string): Promise<AccountState> {
  const [account] = (await auth.getUsers([{ uid }])).users;
  if (!account) return 'deleted';
  return account.disabled ? 'disabled' : 'active';
}

/** The existing accounts among up to 100, which Firebase Auth looks up at once, by uid. */
export async function findAccounts(
  auth: Auth,
  uids: readonly string[],
): Promise<Map<string, UserRecord>> {
  // An invalid id would fail the whole lookup.
  const valid = uids.filter(isDocumentId).map((uid) => ({ uid }));
  const { users } = await auth.getUsers(valid);
  return new Map(users.map((account) => [account.uid, account]));
}
