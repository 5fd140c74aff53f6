/**
 * The loader of every bundle, for the boot script and the app (src/bundles). Fetches all files
 * first: together, to avoid a request waterfall, and because Safari and Firefox repeat the failure
 * of an import() until a reload.
 *
 * @param urls the module's URL, after those of the files that it needs
 * @throws when one is missing, the network fails, or nothing arrives for 20 s; a later call tries
 *   again. There is no limit for all files together: a poor connection needs 18 s for the scripts of log-in.
 */
export async function loadModule<Module>(urls: readonly string[]): Promise<Module> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function restartTimer(): void {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), 20_000);
  }

  // The last timer is not cleared, because an abort after the last byte does nothing.
  restartTimer();
  await Promise.all(
    urls.map(async (url) => {
      // `reload`, because a rollback restores files that may be cached as missing.
      for (const cache of ['default', 'reload'] as const) {
        const response = await fetch(url, { cache, signal: stalled.signal });
        // The file is in the cache only after its whole body has arrived.
        await response.body?.pipeTo(new WritableStream({ write: restartTimer }));
        if (response.ok) return;
      }
      throw new Error(url);
    }),
  );
  return import(/* @vite-ignore */ urls.at(-1) ?? '');
}

window.loadModule = loadModule;
