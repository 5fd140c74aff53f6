import { useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

/** Whether the component was in the prerendered page, and not added by a navigation. */
export function usePrerendered(): boolean {
  const [isPrerendered] = useState(!useHydrated());
  return isPrerendered;
}
