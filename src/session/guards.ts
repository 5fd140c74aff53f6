import type { UsernameState } from './navigation-state';
import type { Status } from './status';

/**
 * The dashboard's route guard: what to show, or where to redirect.
 *
 * @param uid the user in the navigation state, if any
 */
export function guardDashboard(uid: string | undefined, status: Status) {
  if (uid === undefined || status.kind === 'anonymous') return { kind: 'log-in' } as const;
  if (status.kind === 'loading') return { kind: 'loading' } as const;
  if (status.account && status.account.uid !== uid) return { kind: 'log-in' } as const;
  if (status.kind === 'needs-username')
    return { kind: 'username', account: status.account } as const;
  if (status.kind === 'ready') return { kind: 'dashboard', record: status.record } as const;
  return { kind: 'retry', isSignedIn: status.account !== undefined } as const;
}

/**
 * The username screen's route guard. It shows the form while the auth state loads and when the user
 * record cannot be read, because the function it calls is safe to call twice.
 */
export function guardUsername(state: UsernameState | undefined, status: Status) {
  if (!state) return { kind: 'locked' } as const;
  if (status.kind === 'loading') return { kind: 'form', state } as const;
  if (status.kind === 'anonymous') return { kind: 'log-in' } as const;
  if (status.account && status.account.uid !== state.uid) return { kind: 'log-in' } as const;
  if (status.kind === 'ready') return { kind: 'dashboard', uid: state.uid } as const;
  return { kind: 'form', state } as const;
}
