import { queryOptions } from '@tanstack/react-query';
import { failureCode } from '../backend/failure';
import { report } from '../reporting/report';

/** The person's record; null while there is none. */
export const userRecordQuery = (uid: string) =>
  queryOptions({
    queryKey: ['user', uid],
    queryFn: async () => {
      try {
        const { readUserRecord } = await import('../backend/user-record');
        return await readUserRecord(uid);
      } catch (error) {
        report({ kind: 'failure', what: 'read user', code: failureCode(error) });
        throw error;
      }
    },
  });
