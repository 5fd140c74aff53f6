import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { configFileFor } from './config-file';
import { type BackendEnv, backendEnv } from './environment';
import { type EmulatorName, startFirebaseTools } from './parts/firebase-tools';
import { buildFunctions, watchFunctions } from './parts/functions-build';
import { startGcloudFirestore } from './parts/gcloud-firestore';
import { startOwnStorage } from './parts/own-storage';
import type { Run } from './parts/run';
import { LOGS } from './paths';
import type { Ports } from './ports';
import { requireFreePorts } from './processes/free-ports';
import { Lifecycle } from './processes/lifecycle';
import { createTemp } from './processes/own-temp';
import { chooseRuntime } from './runtime/choose';
import { observeFacts } from './runtime/observe';
import { StartFailure } from './start-failure';
import { wantedPorts } from './wanted-ports';

const DEFAULT_EMULATORS = ['auth', 'functions', 'firestore', 'storage'] as const;
/** What firebase-tools cannot start without its downloads. */
const OWN: ReadonlySet<EmulatorName> = new Set<EmulatorName>(['firestore', 'storage']);

export type BackendOptions = {
  readonly ports: Ports;
  /** The emulators to start; auth, functions, firestore and storage when not said. */
  readonly only?: readonly EmulatorName[];
  /** Whether the functions are built again at each edit; once when not said. */
  readonly functions?: 'build' | 'watch';
  /** The folder that the Hosting emulator serves, built for this backend; else the deployed one. */
  readonly hostingFolder?: string;
  /** What ends the backend; one that is bound to this process when not said. */
  readonly lifecycle?: Lifecycle;
};

export type Backend = {
  readonly kind: 'official' | 'gcloud';
  readonly ports: Ports;
  /** Variables for SDKs and tests; the caller sets them. */
  readonly env: BackendEnv;
  /** Ends everything; may be called more than once. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the local backend and waits until it can be used. When it cannot start, nothing of it is
 * left.
 *
 * @throws StartFailure with one sentence for people; AbortError when stopped meanwhile
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
    observeFacts().then(chooseRuntime),
    requireFreePorts(wantedPorts(options.ports, only)),
  ]);
  if (choice.kind === 'impossible') throw new StartFailure(choice.sentence);
  lifecycle.signal.throwIfAborted();

  const run = createRun(lifecycle, options.ports);
  const own = choice.kind === 'gcloud' ? startOwnParts(run, only) : [];
  const theirs = new Set([...only].filter((name) => choice.kind === 'official' || !OWN.has(name)));
  await Promise.all([...own, startTheirs(run, theirs, options)]);
  return {
    kind: choice.kind,
    ports: options.ports,
    env: backendEnv(options.ports, choice.kind === 'official'),
    stop: () => lifecycle.stop(),
  };
}

function startOwnParts(run: Run, only: ReadonlySet<EmulatorName>): Promise<void>[] {
  const storage = only.has('storage');
  return [
    // Storage has its rules decided by the Firestore emulator.
    ...(storage || only.has('firestore') ? [startGcloudFirestore(run)] : []),
    ...(storage ? [startOwnStorage(run)] : []),
  ];
}

async function startTheirs(
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
  const temp = createTemp();
  lifecycle.removeAtEnd(temp);
  return { lifecycle, ports, logs, temp };
}

function boundLifecycle(): Lifecycle {
  const lifecycle = new Lifecycle();
  lifecycle.bindToProcess();
  return lifecycle;
}
