import type { UserRecord } from '../shared/user-document';
import type { Account } from './account';
import type { DashboardState, UsernameState } from './navigation-state';
import type { Status } from './status';

export type DashboardDoor =
  | { readonly to: 'log-in' }
  | { readonly to: 'username'; readonly account: Account }
  | { readonly to: 'wait' }
  | { readonly to: 'retry'; readonly isSignedIn: boolean }
  | { readonly to: 'dashboard'; readonly record: UserRecord };

/** Where the dashboard's address leads for this navigation state and this person. */
export function dashboardDoor(state: DashboardState | undefined, status: Status): DashboardDoor {
  if (!state || status.kind === 'anonymous') return { to: 'log-in' };
  if (status.kind === 'unknown') return { to: 'wait' };
  if (status.account && status.account.uid !== state.UID) return { to: 'log-in' };
  if (status.kind === 'needs-username') return { to: 'username', account: status.account };
  if (status.kind === 'unreachable') {
    return { to: 'retry', isSignedIn: status.account !== undefined };
  }
  return { to: 'dashboard', record: status.record };
}

export type UsernameDoor =
  | { readonly to: 'locked' }
  | { readonly to: 'log-in' }
  | { readonly to: 'dashboard'; readonly uid: string }
  | { readonly to: 'form'; readonly state: UsernameState };

/**
 * Where the username screen's address leads. While it is not known who is here, and while the
 * record cannot be read, the form is shown: the function that it asks is safe to ask twice.
 */
export function usernameDoor(state: UsernameState | undefined, status: Status): UsernameDoor {
  if (!state) return { to: 'locked' };
  if (status.kind === 'unknown') return { to: 'form', state };
  if (status.kind === 'anonymous') return { to: 'log-in' };
  if (status.account && status.account.uid !== state.UID) return { to: 'log-in' };
  if (status.kind === 'ready') return { to: 'dashboard', uid: state.UID };
  return { to: 'form', state };
}
