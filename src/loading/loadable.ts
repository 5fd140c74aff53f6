import { use } from 'react';

/** A module that loads on demand: a bundle, or the text of a page. */
export type Loadable<Module> = {
  /** Loads it, once. After a failure, a call is a new attempt. */
  readonly load: () => Promise<Module>;
  /** Returns it in a render, which suspends until it is loaded, and throws when that fails. */
  readonly read: () => Module;
  /** Sets a module that is there already, so that it does not load. */
  readonly provide: (module: Module) => void;
};

/** Resets of the modules whose last attempt failed: until then, `read` throws. */
const resets = new Set<() => void>();

/** Makes the next render that reads a failed module a new attempt. */
export function forgetFailures(): void {
  for (const reset of resets) reset();
  resets.clear();
}

export function loadable<Module>(importModule: () => Promise<Module>): Loadable<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  let hasSuspended = false;

  function reset(): void {
    loading = undefined;
  }

  async function start(): Promise<Module> {
    try {
      loaded = await importModule();
      return loaded;
    } catch (error) {
      resets.add(reset);
      throw error;
    }
  }

  function startOnce(): Promise<Module> {
    loading ??= start();
    return loading;
  }

  return {
    load() {
      if (resets.delete(reset)) reset();
      return startOnce();
    },
    read() {
      // For a promise that it has not read, React would suspend for a moment, and so empty the page.
      // Once it has suspended for the promise, it must go on reading it.
      if (loaded && !hasSuspended) return loaded;
      hasSuspended = true;
      return use(startOnce());
    },
    provide(module) {
      loaded = module;
    },
  };
}
