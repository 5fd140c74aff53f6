import { FIRESTORE_RULES, ROOT } from '../paths';
import { waitUntilReady } from '../processes/ready';
import { HOST } from '../project';
import { type Run, startPart } from './run';

/** Compiles quickly instead of well, and collects on one thread: it lives for minutes, beside others. */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/**
 * Starts the Google Cloud CLI's Firestore emulator with the project's rules.
 *
 * @throws StartFailure when it does not come up
 */
export async function startGcloudFirestore(run: Run): Promise<void> {
  const address = `${HOST}:${run.ports.firestore}`;
  const group = startPart(run, {
    name: 'The Firestore emulator',
    log: 'firestore',
    command: 'gcloud',
    args: [
      ...['emulators', 'firestore', 'start', '--quiet'],
      ...[`--host-port=${address}`, `--rules=${FIRESTORE_RULES}`],
    ],
    cwd: ROOT,
    env: { CLOUDSDK_CORE_DISABLE_USAGE_REPORTING: '1', JAVA_TOOL_OPTIONS: SHORT_LIVED },
  });
  await waitUntilReady(group, isOk(address), run.lifecycle.signal);
}

function isOk(address: string) {
  return async (signal: AbortSignal) => {
    const response = await fetch(`http://${address}/`, { signal });
    return (await response.text()).trim() === 'Ok';
  };
}
