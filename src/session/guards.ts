import type { UserRecord } from '../shared/user-document';
import type { Account } from './auth-state';
import type { UsernameState } from './navigation-state';
import type { Status } from './status';

export type DashboardAccess =
  | { readonly kind: 'log-in' }
  | { readonly kind: 'username'; readonly account: Account }
  | { readonly kind: 'loading' }
  | { readonly kind: 'retry'; readonly isSignedIn: boolean }
  | { readonly kind: 'dashboard'; readonly record: UserRecord };

/**
 * The dashboard's route guard: what to show, or where to redirect.
 *
 * @param uid the user in the navigation state, if any
 */
export function guardDashboard(uid: string | undefined, status: Status): DashboardAccess {
  if (uid === undefined || status.kind === 'anonymous') return { kind: 'log-in' };
  if (status.kind === 'loading') return { kind: 'loading' };
  if (status.account && status.account.uid !== uid) return { kind: 'log-in' };
  if (status.kind === 'needs-username') return { kind: 'username', account: status.account };
  if (status.kind === 'unreachable') {
    return { kind: 'retry', isSignedIn: status.account !== undefined };
  }
  return { kind: 'dashboard', record: status.record };
}

export type UsernameAccess =
  | { readonly kind: 'locked' }
  | { readonly kind: 'log-in' }
  | { readonly kind: 'dashboard'; readonly uid: string }
  | { readonly kind: 'form'; readonly state: UsernameState };

/**
 * The username screen's route guard. It shows the form while the auth state loads and when the user
 * record cannot be read, because the function it calls is safe to call twice.
 */
export function guardUsername(state: UsernameState | undefined, status: Status): UsernameAccess {
  if (!state) return { kind: 'locked' };
  if (status.kind === 'loading') return { kind: 'form', state };
  if (status.kind === 'anonymous') return { kind: 'log-in' };
  if (status.account && status.account.uid !== state.uid) return { kind: 'log-in' };
  if (status.kind === 'ready') return { kind: 'dashboard', uid: state.uid };
  return { kind: 'form', state };
}
