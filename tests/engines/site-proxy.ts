import { createServer, request } from 'node:http';
import { z } from 'zod';
import { HOST } from '../../local-backend/project';

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
    request(`${site}${url}`, { headers: { 'accept-encoding': 'identity' } }, (proxied) => {
      response.writeHead(proxied.statusCode ?? 502, proxied.headers);
      proxied.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://${HOST}:${port}`,
    /** @returns a function that releases the scripts */
    holdScripts(): () => void {
      let release = () => {};
      scripts = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    /**
     * Makes matching scripts fail with a network error or a cacheable 404.
     *
     * @returns a function that ends the failure
     */
    failScripts(matching: RegExp, { isMissing = false } = {}): () => void {
      failing = { matching, isMissing };
      return () => {
        failing = undefined;
      };
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
