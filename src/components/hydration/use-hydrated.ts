import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether React has taken over the prerendered page. What only the browser knows (navigation
 * state, the address's query, who is here) may show from then on; before, the markup must be what
 * the build rendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
