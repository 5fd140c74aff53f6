import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FIREBASE_JSON } from './paths';

export const PORT_NAMES = [
  'auth',
  'firestore',
  'functions',
  'storage',
  'hosting',
  'hub',
  'logging',
] as const;

export type PortName = (typeof PORT_NAMES)[number];
export type Ports = Readonly<Record<PortName, number>>;

const portSchema = z.object({ port: z.int().min(1).max(65_535) });
const portsSchema = z.object({
  emulators: z.object({
    auth: portSchema,
    firestore: portSchema,
    functions: portSchema,
    storage: portSchema,
    hosting: portSchema,
    hub: portSchema,
    logging: portSchema,
  }),
});

/**
 * The port of each emulator that a firebase.json names.
 *
 * @param firebaseJson the parsed file
 * @throws ZodError when an emulator has no port there
 */
export function portsOf(firebaseJson: unknown): Ports {
  const { emulators } = portsSchema.parse(firebaseJson);
  return mapPorts((name) => emulators[name].port);
}

/** The same ports, each moved by `offset`, so that two backends can run side by side. */
export function offsetPorts(ports: Ports, offset: number): Ports {
  return mapPorts((name) => ports[name] + offset);
}

/** The ports in the project's firebase.json. */
export function defaultPorts(): Ports {
  return portsOf(JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')));
}

function mapPorts(portFor: (name: PortName) => number): Ports {
  return {
    auth: portFor('auth'),
    firestore: portFor('firestore'),
    functions: portFor('functions'),
    storage: portFor('storage'),
    hosting: portFor('hosting'),
    hub: portFor('hub'),
    logging: portFor('logging'),
  };
}
