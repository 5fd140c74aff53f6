import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Account } from '../backend/auth';
import type { UserRecord } from '../shared/user-document';
import { type AuthState, initAuth, useAuthState } from './auth-state';
import type { UsernameState } from './navigation-state';
import { queries, userRecordQuery } from './queries';

/** The state of the current user. The dashboard and the username screen derive from it. */
export type Status =
  /** Without an account, the auth state is unknown; with one, its record is being read. */
  | { readonly kind: 'loading'; readonly account: Account | undefined }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'needs-username'; readonly account: Account }
  | { readonly kind: 'ready'; readonly account: Account; readonly record: UserRecord }
  | { readonly kind: 'unreachable'; readonly account: Account | undefined };

/** The query of the user record. Its data is null without a record, and undefined before the read. */
export type RecordReading = Pick<UseQueryResult<UserRecord | null>, 'data' | 'isError'>;

/** @param reading the query of this account's record; its data outlives a later error */
export function statusOf({ account, isUnreachable }: AuthState, reading: RecordReading): Status {
  if (account === null) return { kind: 'anonymous' };
  if (account && reading.data) return { kind: 'ready', account, record: reading.data };
  if (account && reading.data === null) return { kind: 'needs-username', account };
  const hasFailed = account ? reading.isError : isUnreachable;
  return { kind: hasFailed ? 'unreachable' : 'loading', account };
}

export function useStatus(): { status: Status; retry: () => void } {
  const authState = useAuthState({ isRequired: true });
  const { account } = authState;
  // Without an account, nothing is read, so the uid does not matter.
  const query = useQuery(
    { ...userRecordQuery(account?.uid ?? ''), enabled: Boolean(account) },
    queries,
  );
  return {
    status: statusOf(authState, query),
    retry: () => {
      void initAuth();
      if (account) void query.refetch();
    },
  };
}

/**
 * The dashboard's route guard: what to show, or where to redirect.
 *
 * @param uid the user in the navigation state, if any
 */
export function guardDashboard(uid: string | undefined, status: Status) {
  if (uid === undefined || status.kind === 'anonymous') return { kind: 'log-in' } as const;
  if (status.account && status.account.uid !== uid) return { kind: 'log-in' } as const;
  if (status.kind === 'needs-username') {
    return { kind: 'username', account: status.account } as const;
  }
  if (status.kind === 'ready') return { kind: 'dashboard', record: status.record } as const;
  const isSignedIn = status.account !== undefined;
  return { kind: status.kind === 'loading' ? 'loading' : 'retry', isSignedIn } as const;
}

/**
 * The username screen's route guard. Without navigation state, which the screens before it set, the
 * screen is locked. It shows the form while the status loads and when the user record cannot be read,
 * because the function that the form calls is safe to call twice. A restored tab may have the state of an
 * earlier user, so the session hint must match until the account is known.
 *
 * @param sessionHint undefined when the browser blocks storage
 */
export function guardUsername(
  state: UsernameState | undefined,
  status: Status,
  sessionHint: string | null | undefined,
) {
  if (!state) return { kind: 'locked' } as const;
  if (status.kind === 'anonymous') return { kind: 'log-in' } as const;
  if (status.account && status.account.uid !== state.uid) return { kind: 'log-in' } as const;
  if (status.kind === 'ready') return { kind: 'dashboard', uid: state.uid } as const;
  const isHintOfOther = sessionHint !== undefined && sessionHint !== state.uid;
  if (status.account || !isHintOfOther) return { kind: 'form', state } as const;
  return { kind: status.kind === 'loading' ? 'loading' : 'log-in' } as const;
}
