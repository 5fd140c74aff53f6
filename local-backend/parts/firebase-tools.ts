import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Ports, writeConfig } from '../ports';
import { PROJECT_ID } from '../project';
import { type Run, startPart } from './run';

const CLI = resolve(import.meta.dirname, '../firebase-cli/main.ts');
/** On its first start, firebase-tools downloads its Firestore emulator, 190 MB. */
const DOWNLOAD_LIMIT_S = 900;

type Options = {
  /** The folder for the Hosting emulator, if any. */
  readonly hostingFolder: string | undefined;
  /** Host and port of a Firestore emulator that runs separately, instead of firebase-tools' own. */
  readonly firestoreHost: string | undefined;
};

/**
 * Starts emulators with `firebase emulators:start`. The functions must be built.
 *
 * @throws StartFailure when one of them does not start; AbortError when the run stops
 */
export async function startFirebaseTools(
  run: Run,
  ports: Ports,
  { hostingFolder, firestoreHost }: Options,
): Promise<void> {
  const emulators = ['auth', 'functions', 'storage'];
  if (firestoreHost === undefined) emulators.push('firestore');
  if (hostingFolder !== undefined) emulators.push('hosting');
  const config = writeConfig(ports, hostingFolder);
  run.lifecycle.removeAtEnd(config);
  // Each run has its own temporary folder, because the emulators use fixed file names: two backends
  // in one folder would delete each other's files. It is not among the logs, because the Functions
  // emulator creates sockets in it, whose paths must be short. CLI sets TMPDIR to it.
  const temp = mkdtempSync(join(tmpdir(), 'lively-'));
  run.lifecycle.removeAtEnd(temp);
  const cli = await startPart(run, {
    name: 'firebase-tools',
    log: 'firebase-tools',
    command: process.execPath,
    args: [
      '--import',
      // Vitest has no import.meta.resolve.
      pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
      CLI,
      'emulators:start',
      `--config=${config}`,
      `--project=${PROJECT_ID}`,
      `--only=${emulators.join(',')}`,
    ],
    // firebase-tools writes its *-debug.log files to the working directory.
    cwd: run.logs,
    env: {
      LIVELY_TEMP: temp,
      FIRESTORE_EMULATOR_HOST: firestoreHost,
      // Lists the functions in a temporary file. The default, an HTTP server, takes 3 s longer.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // No lookup of the metadata server, no update check.
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
      // Prevents a lookup of the latest firebase-functions, which takes 10 s while offline.
      npm_config_offline: 'true',
    },
    isReady: (output) => output.includes('All emulators ready'),
    limitSeconds: firestoreHost === undefined ? DOWNLOAD_LIMIT_S : undefined,
  });
  // The emulators are ready even if the functions failed to load.
  if (cli.output().includes('Failed to load function definition')) {
    throw cli.failure('The Functions emulator could not load the Cloud Functions.');
  }
}
