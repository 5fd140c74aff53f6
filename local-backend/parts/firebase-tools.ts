import { mkdtempSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Ports, writeConfig } from '../ports';
import { PROJECT_ID } from '../project';
import { type Run, startPart } from './run';

const MAIN = resolve(import.meta.dirname, '../firebase-cli/main.ts');
/** The first start of firebase-tools' own Firestore emulator downloads 190 MB. */
const DOWNLOAD_LIMIT_S = 900;

type Options = {
  /** The folder for the Hosting emulator, if any. */
  readonly hostingFolder: string | undefined;
  /** Host and port of a Firestore emulator that runs separately, if any. */
  readonly firestoreHost: string | undefined;
};

/**
 * Starts emulators with `firebase emulators:start`.
 *
 * @throws StartFailure when one of them does not start
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
  // A folder of this run, because the emulators use fixed file names: two backends in one folder,
  // such as a `/tmp` that containers share, would delete each other's files. Its path is short,
  // because the Functions emulator creates sockets in it, whose paths have a maximum length.
  const temp = mkdtempSync(join(realpathSync(tmpdir()), 'lively-'));
  run.lifecycle.removeAtEnd(temp);
  const group = await startPart(run, {
    name: 'firebase-tools',
    log: 'firebase-tools',
    command: process.execPath,
    args: [
      '--import',
      // Vitest has no import.meta.resolve.
      pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
      MAIN,
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
      // Saves 3 s: with `true`, a temporary file has the list of functions, instead of a server.
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
  if (group.output().includes('Failed to load function definition')) {
    throw group.failure('The Functions emulator could not load the Cloud Functions.');
  }
}
