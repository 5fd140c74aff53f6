import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
import { backendEnv } from '../environment';
import { answersAt } from '../processes/ready';
import { HOST, PROJECT_ID } from '../project';
import { type Run, startPart, waitForPart } from './run';

const MAIN = resolve(import.meta.dirname, '../firebase-cli/main.ts');
const EMULATORS = ['auth', 'functions', 'firestore', 'storage', 'hosting'] as const;
/** The first start of firebase-tools' own Firestore emulator downloads 190 MB. */
const DOWNLOAD_LIMIT_S = 900;

export type EmulatorName = (typeof EMULATORS)[number];

const backendsSchema = z.object({
  backends: z.array(z.object({ functionTriggers: z.array(z.object({ name: z.string() })) })),
});

/**
 * Starts emulators with `firebase emulators:start`.
 *
 * @param configFile the firebase.json to use
 * @param only the emulators to start here; the others run separately, on the run's ports
 * @throws StartFailure when one of them does not start
 */
export async function startFirebaseTools(
  run: Run,
  configFile: string,
  only: ReadonlySet<EmulatorName>,
): Promise<void> {
  const group = startPart(run, {
    name: 'firebase-tools',
    log: 'firebase-tools',
    command: process.execPath,
    args: [
      '--import',
      // Vitest has no import.meta.resolve.
      pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
      MAIN,
      'emulators:start',
      `--config=${configFile}`,
      `--project=${PROJECT_ID}`,
      `--only=${[...only].join(',')}`,
    ],
    // firebase-tools writes its *-debug.log files to the working directory.
    cwd: run.logs,
    env: cliEnv(run, only),
  });
  const isReady = async (signal: AbortSignal) => {
    if (/Failed to load function definition/.test(group.output())) return true;
    const answers = await Promise.all([...only].map((name) => probe(name, run, signal)));
    return answers.every(Boolean);
  };
  const limit = only.has('firestore') ? DOWNLOAD_LIMIT_S : undefined;
  await waitForPart(run, group, isReady, limit);
  if (/Failed to load function definition/.test(group.output())) {
    throw group.failure('The Functions emulator could not load the Cloud Functions.');
  }
}

async function probe(name: EmulatorName, run: Run, signal: AbortSignal): Promise<boolean> {
  const url = `http://${HOST}:${run.ports[name]}`;
  if (name !== 'functions') return answersAt(url)(signal);
  const answer: unknown = await (await fetch(`${url}/backends`, { signal })).json();
  return backendsSchema
    .parse(answer)
    .backends.some(({ functionTriggers }) =>
      functionTriggers.some((trigger) => trigger.name === COMPLETE_SIGN_UP),
    );
}

function cliEnv(run: Run, only: ReadonlySet<EmulatorName>): NodeJS.ProcessEnv {
  const addresses = only.has('firestore') ? {} : backendEnv(run.ports, false);
  return {
    FIRESTORE_EMULATOR_HOST: addresses.FIRESTORE_EMULATOR_HOST,
    FIREBASE_STORAGE_EMULATOR_HOST: addresses.FIREBASE_STORAGE_EMULATOR_HOST,
    STORAGE_EMULATOR_HOST: addresses.STORAGE_EMULATOR_HOST,
    FIREBASE_AUTH_EMULATOR_HOST: undefined,
    FIREBASE_EMULATOR_HUB: undefined,
    FIREBASE_DEBUG_PATH: `${run.logs}/firebase-debug.log`,
    // Reading the list of functions from a file instead of a server saves three seconds.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // No lookup of the metadata server, no update check.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    // Prevents a lookup of the latest firebase-functions, which takes 10 s while offline.
    npm_config_offline: 'true',
  };
}
