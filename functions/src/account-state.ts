import type { Auth } from 'firebase-admin/auth';

export type AccountState = 'active' | 'disabled' | 'deleted';

/**
 * Reads the current state of an account. Its ID token stays valid for up to an hour after the
 * account is disabled, or deleted in bulk, which triggers no event.
 *
 * @throws Firebase Auth's errors, when it is unavailable
 */
export async function readAccountState(auth: Auth, uid: string): Promise<AccountState> {
  const { users } = await auth.getUsers([{ uid }]);
  const [account] = users;
  if (!account) return 'deleted';
  return account.disabled ? 'disabled' : 'active';
}
