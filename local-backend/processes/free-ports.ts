import { once } from 'node:events';
import { createServer } from 'node:net';
import { HOST } from '../project';
import { StartFailure } from '../start-failure';

/**
 * Checks that every port is free, before anything starts.
 *
 * @param ports by the name of the part that needs each
 * @throws StartFailure with the first busy port
 */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [part, port] of Object.entries(ports)) {
    const server = createServer().listen(port, HOST);
    try {
      await once(server, 'listening');
    } catch {
      throw new StartFailure(
        `Port ${port} (${part}) is in use: stop the program that uses it (find it with \`lsof -i :${port}\`), then start again.`,
      );
    }
    server.close();
    await once(server, 'close');
  }
}
