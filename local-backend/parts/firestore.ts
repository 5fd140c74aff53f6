import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../project';
import { type Run, startPart } from './run';

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

/**
 * Whether the Google Cloud CLI has its Firestore emulator. Looks for the folder, because running
 * `gcloud` takes half a second.
 */
export function hasGcloudFirestore(): boolean {
  const found = spawnSync('sh', ['-c', 'command -v gcloud'], { encoding: 'utf8' });
  const gcloud = found.stdout.trim();
  if (gcloud === '') return false;
  return existsSync(resolve(realpathSync(gcloud), '../../platform/cloud-firestore-emulator'));
}

/**
 * Starts the Google Cloud CLI's Firestore emulator with the project's rules.
 *
 * @param address its host and port
 * @throws StartFailure when it does not start
 */
export async function startGcloudFirestore(run: Run, address: string): Promise<void> {
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
