import type { Plugin } from 'vite';
import { rejectMalformedAddress } from './malformed-address';
import type { Lifecycle } from './processes/lifecycle';
import { HOST, ROOT, SITE_PORT, SITE_URL } from './project';

/** Vite would end with an error for some of them. */
const answersMalformedAddresses: Plugin = {
  name: 'answers-malformed-addresses',
  configureServer: ({ middlewares }) => void middlewares.use(rejectMalformedAddress),
};

/**
 * Serves the site with Vite, with hot updates, until the lifecycle stops.
 *
 * @returns a promise that resolves when the page has loaded
 * @throws Error when Vite does not start or the page does not load
 */
export async function serveSite(lifecycle: Lifecycle): Promise<void> {
  // Imported here, because it takes a second, in which the emulators can start.
  const { createServer } = await import('vite');
  const before = new Set(process.listeners('SIGTERM'));
  const server = await createServer({
    root: ROOT,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [answersMalformedAddresses],
    server: { host: HOST, port: SITE_PORT, strictPort: true },
  });
  // On SIGTERM, Vite would exit this process before the emulators have stopped.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.has(listener)) process.off('SIGTERM', listener);
  }
  lifecycle.add(() => server.close());
  lifecycle.signal.throwIfAborted();
  await server.listen();
  const response = await fetch(SITE_URL, { signal: lifecycle.signal });
  if (!response.ok) throw new Error(`The page at ${SITE_URL} responds with ${response.status}.`);
}
