import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { Lifecycle } from './processes/lifecycle';
import { HOST, ROOT, SITE_PORT, SITE_URL } from './project';

/**
 * Serves the site with Vite, with hot updates, until the lifecycle stops.
 *
 * @returns a promise that resolves when the page has loaded
 * @throws Error when Vite does not start or the page does not load
 */
export async function serveSite(lifecycle: Lifecycle): Promise<void> {
  // Imported here, because it takes a second, in which the emulators can start.
  const { createServer } = await import('vite');
  const server = createHttpServer();
  const vite = await createServer({
    root: ROOT,
    logLevel: 'warn',
    clearScreen: false,
    // With its own server, Vite would exit this process at a SIGTERM, before the emulators stop.
    server: { middlewareMode: true, ws: { server } },
  });
  lifecycle.add(() => {
    server.close();
    server.closeAllConnections();
    return vite.close();
  });
  lifecycle.signal.throwIfAborted();
  server.on('request', vite.middlewares);
  await once(server.listen(SITE_PORT, HOST), 'listening');
  const response = await fetch(SITE_URL, { signal: lifecycle.signal });
  if (!response.ok) throw new Error(`The page at ${SITE_URL} responds with ${response.status}.`);
}
