import { describe, expect, it } from 'vitest';
import { changedConfig } from '../../local-backend/config-file';
import { backendEnv } from '../../local-backend/environment';
import { defaultPorts, offsetPorts, portsOf } from '../../local-backend/ports';
import { wantedPorts } from '../../local-backend/wanted-ports';

const firebaseJson = {
  firestore: { rules: 'firestore.rules' },
  hosting: { public: 'dist', cleanUrls: true },
  emulators: {
    auth: { port: 9099 },
    firestore: { port: 8080 },
    functions: { port: 5001 },
    storage: { port: 9199 },
    hosting: { port: 5002 },
    hub: { port: 4400 },
    logging: { port: 4500 },
    ui: { enabled: false },
    singleProjectMode: true,
  },
};

describe('ports', () => {
  it('come from firebase.json', () => {
    expect(portsOf(firebaseJson)).toEqual(defaultPorts());
  });

  it('are invalid when firebase.json lacks one', () => {
    expect(() => portsOf({ emulators: { auth: { port: 9099 } } })).toThrow();
  });

  it('move by the same offset without conflicts', () => {
    const own = Object.values(defaultPorts());
    const moved = Object.values(offsetPorts(defaultPorts(), 10_000));
    expect(moved).toEqual(own.map((port) => port + 10_000));
    expect(new Set([...own, ...moved]).size).toBe(own.length * 2);
  });
});

describe('changedConfig', () => {
  const ports = offsetPorts(portsOf(firebaseJson), 10_000);
  const config = changedConfig(firebaseJson, { ports });

  it('moves every port', () => {
    expect(portsOf(config)).toEqual(ports);
  });

  it('serves another folder if given', () => {
    const elsewhere = changedConfig(firebaseJson, { ports, hostingFolder: 'elsewhere' });
    expect(elsewhere).toEqual({ ...config, hosting: { public: 'elsewhere', cleanUrls: true } });
  });

  it('keeps everything else', () => {
    expect(config).toMatchObject({
      firestore: { rules: 'firestore.rules' },
      hosting: { public: 'dist', cleanUrls: true },
      emulators: { ui: { enabled: false }, singleProjectMode: true },
    });
  });
});

describe('backendEnv', () => {
  it('sets the hub only when it knows every emulator', () => {
    const ports = portsOf(firebaseJson);
    expect(backendEnv(ports, true)).toMatchObject({ FIREBASE_EMULATOR_HUB: '127.0.0.1:4400' });
    expect(backendEnv(ports, false)).not.toHaveProperty('FIREBASE_EMULATOR_HUB');
  });
});

describe('wantedPorts', () => {
  it('are the ports of the started emulators and the hub', () => {
    const wanted = wantedPorts(portsOf(firebaseJson), new Set(['auth', 'hosting']));
    expect(wanted.map(({ port }) => port)).toEqual([9099, 5002, 4400, 4500]);
  });
});
