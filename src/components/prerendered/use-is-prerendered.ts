import { useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

/** Whether a component was in the prerendered markup. This does not change after hydration. */
export function useIsPrerendered(): boolean {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  return isPrerendered;
}
