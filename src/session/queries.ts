import { QueryClient } from '@tanstack/react-query';
import { onLogOut } from './auth-state';

/** Network mode `always`: fail fast instead of pausing while offline. */
export const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, staleTime: 60_000 } },
});

onLogOut(() => queries.clear());
