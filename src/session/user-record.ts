import { queryOptions } from '@tanstack/react-query';
import { failureCode } from '../backend/failure';
import { report } from '../reporting/report';
import { queries } from './queries';

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

/** For an account that was made a moment ago: no need to ask. */
export function knowThatNoneExists(uid: string): void {
  queries.setQueryData(userRecordQuery(uid).queryKey, null);
}

/** Reads it again: at once where a screen shows it, otherwise when one does. */
export function resetUserRecord(uid: string): void {
  void queries.resetQueries({ queryKey: userRecordQuery(uid).queryKey });
}

/** Forgets all that was read in this session. */
export function forgetAll(): void {
  queries.clear();
}
