import { once } from 'node:events';
import { createServer } from 'node:net';
import { z } from 'zod';
import { readPorts } from '../../local-backend/ports';

/** Keeps the ports apart from `npm start`; a second test run needs another offset. */
const offset = z.coerce.number().int().default(10_000).parse(process.env.TEST_PORT_OFFSET);

export const testPorts = readPorts(offset);

/** @returns a port that was free a moment ago */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}
