import { type ComponentType, createContext, lazy, useState } from 'react';

/** A dynamic import of a layout, a screen, or another module that a page needs. */
export type Load<Module = unknown> = () => Promise<Module>;

export type ComponentModule<Props = object> = {
  readonly default: ComponentType<Props>;
  /** Loads what the component needs at an address. */
  readonly prepare?: (pathname: string) => Promise<void>;
};

export type Preloadable<Props = object> = {
  readonly Component: ComponentType<Props>;
  readonly load: (pathname: string) => Promise<unknown>;
};

/**
 * Like `lazy`, but renders at once when its code has loaded before. `lazy` alone suspends even then,
 * which would leave the page empty for a moment.
 */
export function preloadable<Props extends object>(
  load: Load<ComponentModule<Props>>,
): Preloadable<Props> {
  const Lazy = lazy(() => (import.meta.env.SSR ? load() : loadOrReload(load)));
  let Loaded: ComponentType<Props> | undefined;
  return {
    Component: function Preloadable(props) {
      // Stays the same while it is mounted: another component type would remount and lose input.
      const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
      return <Shown {...props} />;
    },
    load: async (pathname) => {
      const module = await load();
      await module.prepare?.(pathname);
      Loaded = module.default;
    },
  };
}

/**
 * Loads a chunk, or reloads the document when that fails (removed by a deploy, or offline). The address
 * is already that of the new page, and every page is a file of its own.
 *
 * @returns a promise that stays pending after a failure, so that React keeps the current page
 */
async function loadOrReload<Module>(load: Load<Module>): Promise<Module> {
  // Safari and Firefox abort the request when the user leaves: a reload would bring them back.
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch {
    if (!isLeaving) window.location.reload();
    return new Promise(() => {});
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

/** Provides `loadPage`, which layouts cannot import: routes.tsx imports them. */
export const LoadPageContext = createContext(async (_pathname: string): Promise<void> => {});
