import { ROOT } from './paths';
import type { Lifecycle } from './processes/lifecycle';
import { HOST, SITE_PORT, SITE_URL } from './project';

/**
 * Serves the site with Vite, with updates at each edit, until the lifecycle stops.
 *
 * @returns once the page answers
 * @throws Error when Vite cannot start or the page cannot be had
 */
export async function serveSite(lifecycle: Lifecycle): Promise<void> {
  // Here, because it takes a second, in which the emulators can start.
  const { createServer } = await import('vite');
  const before = new Set(process.listeners('SIGTERM'));
  const server = await createServer({
    root: ROOT,
    logLevel: 'warn',
    clearScreen: false,
    server: { host: HOST, port: SITE_PORT, strictPort: true },
  });
  // Vite would end this process at SIGTERM before the emulators have ended.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.has(listener)) process.off('SIGTERM', listener);
  }
  lifecycle.add({ stop: () => server.close(), kill: () => {} });
  lifecycle.signal.throwIfAborted();
  await server.listen();
  const response = await fetch(SITE_URL, { signal: lifecycle.signal });
  if (!response.ok) throw new Error(`The page at ${SITE_URL} answers with ${response.status}.`);
}
