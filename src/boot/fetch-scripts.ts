declare global {
  interface Window {
    fetchScripts: typeof fetchScripts;
  }
}

/**
 * Fetches scripts into the HTTP cache, together, to avoid a request waterfall. This precedes each
 * import(), because Safari and Firefox repeat the failure of an import() until a reload. The build
 * adds it to the imports in account pages (site-build/retryable-imports.ts).
 *
 * @throws when one is missing, the network fails, or nothing arrives for 20 s. There is no limit for
 *   the whole: a poor connection needs 18 s for the scripts of log-in.
 */
export function fetchScripts(addresses: readonly string[]): Promise<unknown> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function restartTimer(): void {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), 20_000);
  }

  restartTimer();
  return Promise.all(
    addresses.map(async (address) => {
      // `reload`, because a rollback restores files that may be cached as missing.
      for (const cache of ['default', 'reload'] as const) {
        const response = await fetch(address, { cache, signal: stalled.signal });
        // The file is in the cache only after its whole body has arrived.
        await response.body?.pipeTo(new WritableStream({ write: restartTimer }));
        if (response.ok) return;
      }
      throw new Error(address);
    }),
  );
}

window.fetchScripts = fetchScripts;
