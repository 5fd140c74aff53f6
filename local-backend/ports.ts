import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { HOST, ROOT } from './project';
import { StartFailure } from './start-failure';

export type Ports = Readonly<ReturnType<typeof readPorts>>;

/**
 * The ports in firebase.json.
 *
 * @param offset moves each of them, so that two backends can run side by side
 */
export function readPorts(offset = 0) {
  const { auth, firestore, functions, storage, hosting, hub, logging } = firebaseJson.emulators;
  return {
    auth: auth.port + offset,
    firestore: firestore.port + offset,
    functions: functions.port + offset,
    storage: storage.port + offset,
    hosting: hosting.port + offset,
    hub: hub.port + offset,
    logging: logging.port + offset,
  };
}

/**
 * Writes a copy of firebase.json with these ports and this Hosting folder, for which firebase-tools
 * has no options. The name of the copy contains a port, because each backend needs one of its own.
 *
 * @returns the path of the copy, which is in the project's root, because its paths are relative
 */
export function writeConfig(ports: Ports, hostingFolder: string | undefined): string {
  const { emulators, hosting } = firebaseJson;
  // In firebase.json, the port is the only setting of each of these emulators.
  const moved = Object.entries(ports).map(([name, port]) => [name, { port }] as const);
  const config = {
    ...firebaseJson,
    hosting: { ...hosting, public: hostingFolder ?? hosting.public },
    emulators: { ...emulators, ...Object.fromEntries(moved) },
  };
  const path = join(ROOT, `.firebase.${ports.hub}.json`);
  writeFileSync(path, JSON.stringify(config));
  return path;
}

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
