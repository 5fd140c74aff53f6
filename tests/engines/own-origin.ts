import { createServer, request } from 'node:http';
import { z } from 'zod';
import { HOST } from '../../local-backend/project';

export type OwnOrigin = Awaited<ReturnType<typeof serveAtOwnOrigin>>;

/** Serves the site at an origin of its own, where the browser has stored nothing yet. */
export async function serveAtOwnOrigin(site: string) {
  let scripts = Promise.resolve();
  let failing: RegExp | undefined;
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.endsWith('.js')) {
      await scripts;
      if (failing?.test(url)) {
        response.destroy();
        return;
      }
    }
    request(`${site}${url}`, { headers: { 'accept-encoding': 'identity' } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://${HOST}:${port}`,
    /** @returns what lets the scripts go */
    holdScripts(): () => void {
      let release = () => {};
      scripts = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    /** @returns what ends the failures of the scripts whose address matches */
    failScripts(matching: RegExp): () => void {
      failing = matching;
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
