import { connect, createServer } from 'node:net';
import { HOST } from '../project';
import { StartFailure } from '../start-failure';

export type Wanted = { readonly part: string; readonly port: number };

/**
 * Checks that every port is free on the loopback address, before anything starts.
 *
 * @throws StartFailure with the first busy port, the part that needs it and a solution
 */
export async function requireFreePorts(wanted: readonly Wanted[]): Promise<void> {
  const busy = await Promise.all(wanted.map(({ port }) => isBusy(port)));
  const first = wanted.find((_, index) => busy[index]);
  if (first) {
    throw new StartFailure(
      `Port ${first.port}, needed for ${first.part}, is in use: stop the program that uses it (find it with \`lsof -i :${first.port}\`), then start again.`,
    );
  }
}

// On some systems, a port that is in use on all addresses can still be bound on one: check both.
async function isBusy(port: number): Promise<boolean> {
  return (await refusesToBind(port)) || (await accepts(port));
}

function refusesToBind(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, HOST, () => server.close(() => resolve(false)));
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
