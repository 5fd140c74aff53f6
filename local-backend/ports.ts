import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FIREBASE_JSON } from './paths';

const portSchema = z
  .object({ port: z.int().min(1).max(65_535) })
  .transform((emulator) => emulator.port);
const portsSchema = z.object({
  auth: portSchema,
  firestore: portSchema,
  functions: portSchema,
  storage: portSchema,
  hosting: portSchema,
  hub: portSchema,
  logging: portSchema,
});

export type Ports = Readonly<z.infer<typeof portsSchema>>;

export const PORT_NAMES = portsSchema.keyof().options;

/**
 * The port of each emulator that a firebase.json names.
 *
 * @param firebaseJson the parsed file
 * @throws ZodError when an emulator has no port there
 */
export function portsOf(firebaseJson: unknown): Ports {
  return z.object({ emulators: portsSchema }).parse(firebaseJson).emulators;
}

/** The same ports, each moved by `offset`, so that two backends can run side by side. */
export function offsetPorts(ports: Ports, offset: number): Ports {
  const moved = PORT_NAMES.map((name) => [name, { port: ports[name] + offset }]);
  return portsSchema.parse(Object.fromEntries(moved));
}

/** The ports in the project's firebase.json. */
export function defaultPorts(): Ports {
  return portsOf(JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')));
}
