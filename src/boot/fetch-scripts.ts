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
 * @throws Error when one is missing or the network fails
 */
export const fetchScripts = (addresses: readonly string[]): Promise<unknown> =>
  Promise.all(
    addresses.map(async (address) => {
      // `reload`, because a rollback restores files that may be cached as missing.
      for (const cache of ['default', 'reload'] as const) {
        const response = await fetch(address, { cache });
        // The file is in the cache only after its whole body has arrived.
        await response.arrayBuffer();
        if (response.ok) return;
      }
      throw new Error(address);
    }),
  );

window.fetchScripts = fetchScripts;
