import { useQuery } from '@tanstack/react-query';
import { askWhoIsHere, usePresence } from './account';
import { type Status, statusOf } from './status';
import { userRecordQuery } from './user-record';

/** Where the person at this browser stands, and the way to ask again after a failure. */
export function useStatus(): { status: Status; retry: () => void } {
  const presence = usePresence();
  const { account } = presence;
  const query = useQuery({ ...userRecordQuery(account?.uid ?? ''), enabled: Boolean(account) });
  return {
    status: statusOf(presence, query),
    retry: () => {
      void askWhoIsHere();
      if (account) void query.refetch();
    },
  };
}
