import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FIREBASE_JSON, ROOT } from './paths';
import { PORT_NAMES, type Ports, portsOf } from './ports';

const configSchema = z.looseObject({
  emulators: z.record(z.string(), z.unknown()),
  hosting: z.looseObject({}).optional(),
});

/** A backend's changes to firebase.json. */
export type ConfigChanges = {
  readonly ports: Ports;
  /** The folder that the Hosting emulator serves, relative to the project's root. */
  readonly hostingFolder?: string | undefined;
};

/**
 * Returns firebase.json with other emulator ports and, if given, another Hosting folder. Everything
 * else is unchanged.
 *
 * @param firebaseJson the parsed file
 * @throws ZodError when it has no emulators
 */
export function changedConfig(
  firebaseJson: unknown,
  { ports, hostingFolder }: ConfigChanges,
): Record<string, unknown> {
  const { emulators, hosting, ...config } = configSchema.parse(firebaseJson);
  const moved = PORT_NAMES.map((name) => [name, { port: ports[name] }] as const);
  return {
    ...config,
    ...(hosting && { hosting: { ...hosting, public: hostingFolder ?? hosting.public } }),
    emulators: { ...emulators, ...Object.fromEntries(moved) },
  };
}

/**
 * The config file for firebase-tools, which has no other option for these settings.
 *
 * @returns firebase.json itself when nothing changes, else a temporary file in the project's root
 *   (paths in the file are relative to it) that the caller removes
 */
export function configFileFor(changes: ConfigChanges): { path: string; temporary: boolean } {
  const firebaseJson: unknown = JSON.parse(readFileSync(FIREBASE_JSON, 'utf8'));
  const own = portsOf(firebaseJson);
  const samePorts = PORT_NAMES.every((name) => own[name] === changes.ports[name]);
  if (samePorts && changes.hostingFolder === undefined) {
    return { path: FIREBASE_JSON, temporary: false };
  }
  const path = join(ROOT, `.firebase.${changes.ports.hub}.json`);
  writeFileSync(path, `${JSON.stringify(changedConfig(firebaseJson, changes), null, 2)}\n`);
  return { path, temporary: true };
}
