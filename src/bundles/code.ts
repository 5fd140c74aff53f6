import { use } from 'react';

/** Code that is not in the first bundle: another bundle, or the text of a page. */
export type Code<Module> = {
  /** Loads it, once. After a failure, a call is a new attempt. */
  readonly load: () => Promise<Module>;
  /** Returns it in a render, which suspends until it is loaded, and throws when that fails. */
  readonly read: () => Module;
  /** Sets it where nothing can load it: in the build's renderer. */
  readonly provide: (module: Module) => void;
};

/** The codes whose last attempt failed: `read` throws until they are reset. */
const resets = new Set<() => void>();

/** Makes the next render of a failed code a new attempt. */
export function forgetFailures(): void {
  for (const reset of resets) reset();
  resets.clear();
}

export function codeOf<Module>(importModule: () => Promise<Module>): Code<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  /** Whether React has read the promise. */
  let isUsed = false;
  const reset = () => {
    loading = undefined;
  };

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
      if (loaded && !isUsed) return loaded;
      isUsed = true;
      return use(startOnce());
    },
    provide(module) {
      loaded = module;
    },
  };
}
