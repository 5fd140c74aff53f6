import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFirebaseTools } from './parts/firebase-tools';
import { buildFunctions, watchFunctions } from './parts/functions-build';
import { type Ports, requireFreePorts } from './ports';
import type { Lifecycle } from './processes/lifecycle';
import { HOST, LOGS, PROJECT_ID } from './project';
import { findGcloudFirestore } from './without-java-21/gcloud-firestore';

type BackendOptions = {
  readonly ports: Ports;
  /** Whether to rebuild the functions on each edit. Default: build once. */
  readonly functions?: 'build' | 'watch';
  /** The folder for the Hosting emulator, built for this backend. Default: no Hosting. */
  readonly hostingFolder?: string;
};

/**
 * Starts the local backend and waits until it is ready. The caller stops it with the lifecycle,
 * also when the start fails.
 *
 * All emulators are those of firebase-tools, unless the Google Cloud CLI has its Firestore emulator:
 * that needs no download and runs on an older Java (without-java-21).
 *
 * @returns the standard variables by which SDKs and tests find the emulators
 * @throws StartFailure with one readable sentence; AbortError when stopped during the start
 */
export async function startBackend(
  lifecycle: Lifecycle,
  { ports, functions, hostingFolder }: BackendOptions,
): Promise<Readonly<Record<string, string>>> {
  const { hosting, ...portsWithoutHosting } = ports;
  await requireFreePorts(hostingFolder === undefined ? portsWithoutHosting : ports);
  const logs = join(LOGS, String(ports.hub));
  mkdirSync(logs, { recursive: true });
  const run = { lifecycle, logs };
  const address = (name: keyof Ports) => `${HOST}:${ports[name]}`;
  const startGcloudFirestore = findGcloudFirestore();

  const startFirebase = async () => {
    if (functions === 'watch') await watchFunctions(run);
    else await buildFunctions(run);
    const firestoreHost = startGcloudFirestore && address('firestore');
    await startFirebaseTools(run, ports, { hostingFolder, firestoreHost });
  };
  const starts = [startFirebase()];
  if (startGcloudFirestore) starts.push(startGcloudFirestore(run, address('firestore')));
  await Promise.all(starts);
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: address('auth'),
    FIRESTORE_EMULATOR_HOST: address('firestore'),
    FUNCTIONS_EMULATOR_HOST: address('functions'),
    FIREBASE_STORAGE_EMULATOR_HOST: address('storage'),
    STORAGE_EMULATOR_HOST: `http://${address('storage')}`,
    // rules-unit-testing would warn about emulators that this hub does not list.
    ...(!startGcloudFirestore && { FIREBASE_EMULATOR_HUB: address('hub') }),
  };
}
