import type { Auth } from 'firebase-admin/auth';

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
