import type { EmulatorName } from './parts/firebase-tools';
import type { Ports } from './ports';
import type { Wanted } from './processes/free-ports';

const PARTS: Readonly<Record<EmulatorName, string>> = {
  auth: 'the Auth emulator',
  firestore: 'the Firestore emulator',
  functions: 'the Functions emulator',
  storage: 'the Storage emulator',
  hosting: 'the Hosting emulator',
};

/** Every port that a backend with these emulators listens on, with the part that uses it. */
export function wantedPorts(ports: Ports, only: ReadonlySet<EmulatorName>): Wanted[] {
  return [
    ...[...only].map((name) => ({ part: PARTS[name], port: ports[name] })),
    { part: "the emulators' hub", port: ports.hub },
    { part: "the emulators' log", port: ports.logging },
  ];
}
