import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Run, startPart } from '../parts/run';
import { ROOT } from '../project';

const LOGGING = resolve(import.meta.dirname, 'firestore-logging.properties');

/**
 * For a short-lived process that shares the CPU: fast compilation and single-threaded garbage
 * collection. No stack traces, because every denial throws an exception.
 */
const JAVA_OPTIONS = [
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-XX:-StackTraceInThrowable',
  `"-Djava.util.logging.config.file=${LOGGING}"`,
].join(' ');

/** Returns a function that starts the Google Cloud CLI's Firestore emulator, if that is installed. */
export function findGcloudFirestore(): typeof startGcloudFirestore | undefined {
  return isInstalled() ? startGcloudFirestore : undefined;
}

/** Looks for the folder of the emulator, because running `gcloud` takes half a second. */
function isInstalled(): boolean {
  const found = spawnSync('sh', ['-c', 'command -v gcloud'], { encoding: 'utf8' });
  const gcloud = found.stdout.trim();
  if (gcloud === '') return false;
  return existsSync(resolve(realpathSync(gcloud), '../../platform/cloud-firestore-emulator'));
}

/**
 * Starts the emulator with the project's rules.
 *
 * @param address its host and port
 * @throws StartFailure when it does not start
 */
async function startGcloudFirestore(run: Run, address: string): Promise<void> {
  await startPart(run, {
    name: 'The Firestore emulator',
    log: 'firestore',
    command: 'gcloud',
    args: [
      'emulators',
      'firestore',
      'start',
      '--quiet',
      `--host-port=${address}`,
      `--rules=${join(ROOT, 'firestore.rules')}`,
    ],
    cwd: ROOT,
    env: {
      CLOUDSDK_CORE_DISABLE_USAGE_REPORTING: '1',
      CLOUDSDK_CORE_DISABLE_FILE_LOGGING: '1',
      JAVA_TOOL_OPTIONS: JAVA_OPTIONS,
    },
    isReady: (output) => output.includes('is now running'),
  });
}
