import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { configFileFor } from './config-file';
import { type BackendEnv, backendEnv } from './environment';
import { type EmulatorName, startFirebaseTools } from './parts/firebase-tools';
import { buildFunctions, watchFunctions } from './parts/functions-build';
import { startGcloudFirestore } from './parts/gcloud-firestore';
import type { Run } from './parts/run';
import { startStorageEmulator } from './parts/storage-emulator';
import { LOGS } from './paths';
import type { Ports } from './ports';
import { requireFreePorts } from './processes/free-ports';
import { Lifecycle } from './processes/lifecycle';
import { createTempFolder } from './processes/private-temp-folder';
import { chooseRuntime } from './runtime/choose';
import { observeInstalled } from './runtime/observe';
import { StartFailure } from './start-failure';
import { wantedPorts } from './wanted-ports';

const DEFAULT_EMULATORS = ['auth', 'functions', 'firestore', 'storage'] as const;
/** The emulators that firebase-tools has to download. */
const DOWNLOADED: ReadonlySet<EmulatorName> = new Set<EmulatorName>(['firestore', 'storage']);

export type BackendOptions = {
  readonly ports: Ports;
  /** The emulators to start. Default: auth, functions, firestore and storage. */
  readonly only?: readonly EmulatorName[];
  /** Whether to rebuild the functions on each edit. Default: build once. */
  readonly functions?: 'build' | 'watch';
  /** The folder for the Hosting emulator, built for this backend. Default: firebase.json's. */
  readonly hostingFolder?: string;
  /** Stops the backend. Default: a lifecycle that is bound to this process. */
  readonly lifecycle?: Lifecycle;
};

export type Backend = {
  readonly kind: 'official' | 'gcloud';
  readonly ports: Ports;
  /** Variables for SDKs and tests; the caller sets them. */
  readonly env: BackendEnv;
  /** Stops everything. Safe to call more than once. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the local backend and waits until it is ready. When the start fails, no process is left.
 *
 * @throws StartFailure with one readable sentence; AbortError when stopped during the start
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const lifecycle = options.lifecycle ?? boundLifecycle();
  try {
    return await start(options, lifecycle);
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

async function start(options: BackendOptions, lifecycle: Lifecycle): Promise<Backend> {
  const only = new Set<EmulatorName>(options.only ?? DEFAULT_EMULATORS);
  const [choice] = await Promise.all([
    observeInstalled().then(chooseRuntime),
    requireFreePorts(wantedPorts(options.ports, only)),
  ]);
  if (choice.kind === 'impossible') throw new StartFailure(choice.sentence);
  lifecycle.signal.throwIfAborted();

  const run = createRun(lifecycle, options.ports);
  const isOfficial = choice.kind === 'official';
  const replacements = isOfficial ? [] : startReplacements(run, only);
  const official = new Set([...only].filter((name) => isOfficial || !DOWNLOADED.has(name)));
  await Promise.all([...replacements, startOfficial(run, official, options)]);
  return {
    kind: choice.kind,
    ports: options.ports,
    env: backendEnv(options.ports, isOfficial),
    stop: () => lifecycle.stop(),
  };
}

/** Starts replacements of the emulators that firebase-tools has to download. */
function startReplacements(run: Run, only: ReadonlySet<EmulatorName>): Promise<void>[] {
  const storage = only.has('storage');
  return [
    // The Storage emulator evaluates its rules with the Firestore emulator.
    ...(storage || only.has('firestore') ? [startGcloudFirestore(run)] : []),
    ...(storage ? [startStorageEmulator(run)] : []),
  ];
}

async function startOfficial(
  run: Run,
  names: ReadonlySet<EmulatorName>,
  { functions, hostingFolder }: BackendOptions,
): Promise<void> {
  if (names.size === 0) return;
  if (names.has('functions')) await (functions === 'watch' ? watchFunctions : buildFunctions)(run);
  const config = configFileFor({ ports: run.ports, hostingFolder });
  if (config.temporary) run.lifecycle.removeAtEnd(config.path);
  await startFirebaseTools(run, config.path, names);
}

function createRun(lifecycle: Lifecycle, ports: Ports): Run {
  const logs = join(LOGS, String(ports.hub));
  mkdirSync(logs, { recursive: true });
  const temp = createTempFolder();
  lifecycle.removeAtEnd(temp);
  return { lifecycle, ports, logs, temp };
}

function boundLifecycle(): Lifecycle {
  const lifecycle = new Lifecycle();
  lifecycle.bindToProcess();
  return lifecycle;
}
