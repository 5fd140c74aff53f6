import { resolve } from 'node:path';
import { FIRESTORE_RULES, ROOT } from '../paths';
import { HOST } from '../project';
import { type Run, startPart, waitForPart } from './run';

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
 * Starts the Google Cloud CLI's Firestore emulator with the project's rules.
 *
 * @throws StartFailure when it does not start
 */
export async function startGcloudFirestore(run: Run): Promise<void> {
  const address = `${HOST}:${run.ports.firestore}`;
  const group = startPart(run, {
    name: 'The Firestore emulator',
    log: 'firestore',
    command: 'gcloud',
    args: [
      'emulators',
      'firestore',
      'start',
      '--quiet',
      `--host-port=${address}`,
      `--rules=${FIRESTORE_RULES}`,
    ],
    cwd: ROOT,
    env: {
      CLOUDSDK_CORE_DISABLE_USAGE_REPORTING: '1',
      CLOUDSDK_CORE_DISABLE_FILE_LOGGING: '1',
      JAVA_TOOL_OPTIONS: JAVA_OPTIONS,
    },
  });
  await waitForPart(run, group, isOk(address));
}

function isOk(address: string) {
  return async (signal: AbortSignal) => {
    const response = await fetch(`http://${address}/`, { signal });
    return (await response.text()).trim() === 'Ok';
  };
}
