import { useQuery } from '@tanstack/react-query';
import type { UserRecord } from '../shared/user-document';
import { type Account, type AuthState, initAuth, useAuthState } from './auth-state';
import { userRecordQuery } from './queries';

/** The state of the current user. Every account screen derives from it. */
export type Status =
  | { readonly kind: 'loading' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'needs-username'; readonly account: Account }
  | { readonly kind: 'ready'; readonly account: Account; readonly record: UserRecord }
  | { readonly kind: 'unreachable'; readonly account: Account | undefined };

/** The query of the user record: null without a record, undefined before it is read. */
export type RecordReading = {
  readonly data: UserRecord | null | undefined;
  readonly isError: boolean;
};

/** @param reading the query of this account's record; its data outlives a later error */
export function statusOf({ account, isUnreachable }: AuthState, reading: RecordReading): Status {
  if (account === null) return { kind: 'anonymous' };
  if (account && reading.data) return { kind: 'ready', account, record: reading.data };
  if (account && reading.data === null) return { kind: 'needs-username', account };
  const failed = account ? reading.isError : isUnreachable;
  return failed ? { kind: 'unreachable', account } : { kind: 'loading' };
}

export function useStatus(): { status: Status; retry: () => void } {
  const authState = useAuthState(true);
  const { account } = authState;
  const query = useQuery({ ...userRecordQuery(account?.uid ?? ''), enabled: Boolean(account) });
  return {
    status: statusOf(authState, query),
    retry: () => {
      void initAuth();
      if (account) void query.refetch();
    },
  };
}
