import { type ComponentType, lazy, useState } from 'react';

type ComponentModule<Props = object> = {
  readonly default: ComponentType<Props>;
  /** Preloads what the component would otherwise suspend for at an address. */
  readonly prepare?: (pathname: string) => Promise<void>;
};

/** Imports the module of a component: of a layout, a screen, or the text of a post. */
export type LoadComponent<Props = object> = () => Promise<ComponentModule<Props>>;

export type Preloadable = ReturnType<typeof preloadable>;

/**
 * Like `lazy`, but renders at once when its code has loaded before. `lazy` alone suspends even then,
 * which would leave the page empty for a moment.
 */
export function preloadable<Props extends object>(loadComponent: LoadComponent<Props>) {
  const Lazy = lazy(() => loadOrReload(loadComponent));
  let Loaded: ComponentType<Props> | undefined;

  function Component(props: Props) {
    // Stays the same while it is mounted: another component type would remount and lose input.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Shown {...props} />;
  }

  async function load(pathname: string): Promise<void> {
    const module = await loadComponent();
    await module.prepare?.(pathname);
    Loaded = module.default;
  }

  return { Component, load };
}

/**
 * In a browser, reloads the document when a chunk fails to load (removed by a deploy, or offline).
 * The address is already that of the new page, and every page is a file of its own.
 *
 * @returns a promise that stays pending after a failure, so that React keeps the current page
 */
async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load();
  // Safari and Firefox abort the request when the user leaves: a reload would bring them back.
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', onLeave);
  try {
    return await load();
  } catch {
    if (!isLeaving) window.location.reload();
    return new Promise(() => {});
  } finally {
    window.removeEventListener('beforeunload', onLeave);
  }
}
