import type { Plugin, ViteDevServer } from 'vite';
import { rejectMalformedAddress } from './malformed-address';
import type { Lifecycle } from './processes/lifecycle';
import { HOST, ROOT, SITE_PORT, SITE_URL } from './project';

/**
 * Serves the site with Vite, with hot updates, until the lifecycle stops.
 *
 * @returns a promise that resolves when the page has loaded
 * @throws Error when Vite does not start or the page does not load
 */
export async function serveSite(lifecycle: Lifecycle): Promise<void> {
  const server = await createServerWithoutSignalListener();
  lifecycle.add(() => server.close());
  lifecycle.signal.throwIfAborted();
  await server.listen();
  const response = await fetch(SITE_URL, { signal: lifecycle.signal });
  if (!response.ok) throw new Error(`The page at ${SITE_URL} responds with ${response.status}.`);
}

/** Vite's listener for SIGTERM would exit this process before the emulators have stopped. */
async function createServerWithoutSignalListener(): Promise<ViteDevServer> {
  // Imported here, because it takes a second, in which the emulators can start.
  const { createServer } = await import('vite');
  const listenersBefore = process.listeners('SIGTERM');
  const server = await createServer({
    root: ROOT,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [malformedAddressPlugin],
    server: { host: HOST, port: SITE_PORT, strictPort: true },
  });
  for (const listener of process.listeners('SIGTERM')) {
    if (!listenersBefore.includes(listener)) process.off('SIGTERM', listener);
  }
  return server;
}

const malformedAddressPlugin: Plugin = {
  name: 'reject-malformed-addresses',
  configureServer({ middlewares }) {
    middlewares.use(rejectMalformedAddress);
  },
};
