import { queryOptions } from '@tanstack/react-query';
import { failureCode } from '../backend/failure';
import { report } from '../reporting/report';
import { queries } from './queries';

/** The user's record; null without one. */
export const userRecordQuery = (uid: string) =>
  queryOptions({
    queryKey: ['user', uid],
    queryFn: async () => {
      try {
        const { readUserRecord } = await import('../backend/user-record');
        return await readUserRecord(uid);
      } catch (error) {
        report({ kind: 'failure', what: 'read user', code: failureCode(error) }, error);
        throw error;
      }
    },
  });

/** For an account that was just created: saves a read. */
export function setNoUserRecord(uid: string): void {
  queries.setQueryData(userRecordQuery(uid).queryKey, null);
}

/** Reads the record again: now if a screen shows it, otherwise when one does. */
export function resetUserRecord(uid: string): void {
  void queries.resetQueries({ queryKey: userRecordQuery(uid).queryKey });
}
