import { serve } from '../support/serve';

const CACHED_FOR_A_YEAR = { 'cache-control': 'public, max-age=31536000, immutable' };

type Failure = 'network error' | 'cached 404';

/** Serves the site at a new origin with empty browser storage, until the end of the test. */
export async function startSiteProxy(site: string) {
  let scriptsReleased = Promise.resolve();
  let failing: { readonly scripts: RegExp; readonly failure: Failure } | undefined;

  const origin = await serve(async ({ url = '/' }, response) => {
    if (url.endsWith('.js')) {
      await scriptsReleased;
      if (failing?.scripts.test(url)) {
        if (failing.failure === 'network error') response.destroy();
        else response.writeHead(404, CACHED_FOR_A_YEAR).end();
        return;
      }
    }
    const proxied = await fetch(site + url, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await proxied.arrayBuffer());
    response.writeHead(proxied.status, Object.fromEntries(proxied.headers)).end(body);
  });

  return {
    origin,
    /** @returns a function that releases the scripts */
    holdScripts(): () => void {
      let release = () => {};
      scriptsReleased = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** @returns a function that ends the failure */
    failScripts(scripts: RegExp, failure: Failure): () => void {
      failing = { scripts, failure };
      return () => {
        failing = undefined;
      };
    },
  };
}
