import { QueryClient, queryOptions } from '@tanstack/react-query';
import { reportFailure } from '../backend/failure';
import { readPictureUrl } from '../backend/picture';
import { withTimeout } from '../backend/timeout';
import { readUserRecord } from '../backend/user-record';
import { DEFAULT_PICTURE } from '../shared/user-document';
import { onLogOut } from './user-data';

/** Network mode `always`: fail fast instead of pausing while offline. */
export const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, staleTime: 60_000 } },
});

onLogOut(() => queries.clear());

/** The user's record; null without one. */
export const userRecordQuery = (uid: string) =>
  queryOptions({
    queryKey: ['user', uid],
    // The second attempt is part of the read, so that one timeout applies to both.
    retry: false,
    queryFn: async () => {
      try {
        const read = () => readUserRecord(uid);
        return await withTimeout(read().catch(read));
      } catch (error) {
        reportFailure('read user', error);
        throw error;
      }
    },
  });

/** Discards the cached record: a screen that shows it reads it again. */
export function resetUserRecord(uid: string): void {
  void queries.resetQueries({ queryKey: userRecordQuery(uid).queryKey });
}

/** The URL of a picture that the browser has loaded, so that it replaces the default one at once. */
export const pictureQuery = (path: string) =>
  queryOptions({
    queryKey: ['picture', path],
    enabled: path !== DEFAULT_PICTURE,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      try {
        const image = new Image();
        image.src = await readPictureUrl(path);
        await image.decode();
        return image.src;
      } catch (error) {
        reportFailure('show picture', error);
        throw error;
      }
    },
  });
