import { use } from 'react';

/** A module that loads on demand: a bundle, or the text of a page. */
export type Loadable<Module> = {
  /** Loads it, once. After a failure, a call is a new attempt. */
  readonly load: () => Promise<Module>;
  /** Returns it in a render, which suspends until it is loaded, and throws when that fails. */
  readonly read: () => Module;
  /** Sets a module that is there already, so that nothing loads it. */
  readonly provide: (module: Module) => void;
};

/** The reset of each module whose last attempt failed. Until it is called, `read` throws. */
const resets = new Set<() => void>();

/** Makes the next render that reads a failed module a new attempt. */
export function forgetFailures(): void {
  for (const reset of resets) reset();
  resets.clear();
}

export function loadable<Module>(importModule: () => Promise<Module>): Loadable<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  /** Once a render has read the promise, all later ones must read it, too. */
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
      const hasFailed = resets.delete(reset);
      if (hasFailed) reset();
      return startOnce();
    },
    read() {
      // Without `use` if possible: it suspends even for a resolved promise that it sees first, and
      // the page would be empty for a moment.
      if (loaded && !hasSuspended) return loaded;
      hasSuspended = true;
      return use(startOnce());
    },
    provide(module) {
      loaded = module;
      loading = Promise.resolve(module);
    },
  };
}
