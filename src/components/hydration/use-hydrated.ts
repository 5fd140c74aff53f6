import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether React has hydrated the page. Until then, the markup must match the prerendered page, so
 * client-only state (navigation state, the URL's query, the auth state) must not show.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Whether a component was in the prerendered markup. This does not change after hydration. */
export function useIsPrerendered(): boolean {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  return isPrerendered;
}
