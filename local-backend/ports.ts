import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { HOST, ROOT } from './project';
import { StartFailure } from './start-failure';

const NAMES = ['auth', 'firestore', 'functions', 'storage', 'hosting', 'hub', 'logging'] as const;
const portsSchema = z.record(z.enum(NAMES), z.int().min(1).max(65_535));
const configSchema = z.looseObject({
  emulators: z.looseRecord(z.enum(NAMES), z.object({ port: z.number() })),
  hosting: z.looseObject({}),
});

export type Ports = Readonly<z.infer<typeof portsSchema>>;

function readConfig() {
  return configSchema.parse(JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')));
}

/**
 * The ports in firebase.json.
 *
 * @param offset moves each of them, so that two backends can run side by side
 */
export function readPorts(offset = 0): Ports {
  const { emulators } = readConfig();
  const ports = NAMES.map((name) => [name, emulators[name].port + offset]);
  return portsSchema.parse(Object.fromEntries(ports));
}

/**
 * Writes a copy of firebase.json with these ports and this folder for the Hosting emulator.
 * firebase-tools has no option for them.
 *
 * @returns its path, in the project's root, because paths in the file are relative to it
 */
export function writeConfig(ports: Ports, hostingFolder: string | undefined): string {
  const { emulators, hosting, ...config } = readConfig();
  const moved = NAMES.map((name) => [name, { port: ports[name] }] as const);
  const changed = {
    ...config,
    hosting: { ...hosting, ...(hostingFolder !== undefined && { public: hostingFolder }) },
    emulators: { ...emulators, ...Object.fromEntries(moved) },
  };
  const path = join(ROOT, `.firebase.${ports.hub}.json`);
  writeFileSync(path, JSON.stringify(changed));
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
