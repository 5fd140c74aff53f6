import { queryOptions } from '@tanstack/react-query';
import { failureCode } from '../backend/failure';
import { report } from '../reporting/report';
import { DEFAULT_PICTURE } from '../shared/user-document';

/** The URL of the user's profile picture. */
export const pictureQuery = (path: string) =>
  queryOptions({
    queryKey: ['picture', path],
    enabled: path !== DEFAULT_PICTURE,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      try {
        const { readPictureUrl } = await import('../backend/picture');
        return await readPictureUrl(path);
      } catch (error) {
        reportPictureFailure(failureCode(error));
        throw error;
      }
    },
  });

/** Not shown to the user: the default picture stays. */
export function reportPictureFailure(code: string): void {
  report({ kind: 'failure', what: 'show picture', code });
}
