import { useQuery } from '@tanstack/react-query';
import { initAuth, useAuthState } from './auth-state';
import { type Status, statusOf } from './status';
import { userRecordQuery } from './user-record';

/** The current user's status, and a retry after a failure. */
export function useStatus(): { status: Status; retry: () => void } {
  const authState = useAuthState();
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
