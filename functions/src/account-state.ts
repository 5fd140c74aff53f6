import type { Auth } from 'firebase-admin/auth';

export type AccountState = 'active' | 'disabled' | 'deleted';

/**
 * What the provider says of an account now. Its ID token stays valid for up to an hour after the
 * account is disabled, or deleted in bulk, which fires no event.
 *
 * @throws the provider's own errors, when it is unavailable
 */
export async function readAccountState(auth: Auth, uid: string): Promise<AccountState> {
  const { users } = await auth.getUsers([{ uid }]);
  const [account] = users;
  if (!account) return 'deleted';
  return account.disabled ? 'disabled' : 'active';
}
