import { createServer } from 'node:http';
import { z } from 'zod';

const CACHED_FOR_A_YEAR = { 'cache-control': 'public, max-age=31536000, immutable' };

export type SiteProxy = Awaited<ReturnType<typeof startSiteProxy>>;

/** Serves the site at a new origin with empty browser storage. */
export async function startSiteProxy(site: string) {
  let scripts = Promise.resolve();
  let failing: { readonly matching: RegExp; readonly isMissing: boolean } | undefined;
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.endsWith('.js')) {
      await scripts;
      if (failing?.matching.test(url)) {
        if (failing.isMissing) response.writeHead(404, CACHED_FOR_A_YEAR).end();
        else response.destroy();
        return;
      }
    }
    const proxied = await fetch(site + url, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await proxied.arrayBuffer());
    response.writeHead(proxied.status, Object.fromEntries(proxied.headers)).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    /** @returns a function that releases the scripts */
    holdScripts(): () => void {
      let release = () => {};
      scripts = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    /** Makes matching scripts fail with a network error or a cacheable 404; undefined: none. */
    failScripts(matching: RegExp | undefined, isMissing = false): void {
      failing = matching && { matching, isMissing };
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
