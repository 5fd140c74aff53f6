import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changedConfig } from '../../local-backend/config-file';
import { backendEnv } from '../../local-backend/environment';
import { FIREBASE_JSON } from '../../local-backend/paths';
import { defaultPorts, offsetPorts, portsOf } from '../../local-backend/ports';
import { wantedPorts } from '../../local-backend/wanted-ports';

const own = defaultPorts();
const moved = offsetPorts(own, 10_000);

it('moves all ports by the same offset without conflicts', () => {
  const numbers = Object.values(own);
  expect(Object.values(moved)).toEqual(numbers.map((port) => port + 10_000));
  expect(new Set([...numbers, ...Object.values(moved)]).size).toBe(numbers.length * 2);
});

it('changes only the ports and the folder in firebase.json', () => {
  const source = readFileSync(FIREBASE_JSON, 'utf8');
  const config = changedConfig(JSON.parse(source), { ports: moved, hostingFolder: 'elsewhere' });
  expect(portsOf(config)).toEqual(moved);
  expect(config.hosting).toMatchObject({ public: 'elsewhere' });
  // With the ports and the folder of the file, nothing changes.
  expect(changedConfig(config, { ports: own, hostingFolder: 'dist' })).toEqual(JSON.parse(source));
  expect(changedConfig(config, { ports: moved })).toEqual(config);
});

it('sets the address of the hub only when the hub knows every emulator', () => {
  expect(backendEnv(own, true)).toMatchObject({ FIREBASE_EMULATOR_HUB: `127.0.0.1:${own.hub}` });
  expect(backendEnv(own, false)).not.toHaveProperty('FIREBASE_EMULATOR_HUB');
});

it('needs the ports of the started emulators, the hub and its log', () => {
  const wanted = wantedPorts(own, new Set(['auth', 'hosting']));
  expect(wanted.map(({ port }) => port)).toEqual([own.auth, own.hosting, own.hub, own.logging]);
});
