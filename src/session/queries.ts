import { QueryClient } from '@tanstack/react-query';

/**
 * What the server keeps and this tab has read.
 *
 * `always`: a browser that thinks it is offline is answered with a failure that can be tried
 * again, not with a wait without end.
 */
export const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, staleTime: 60_000 } },
});
