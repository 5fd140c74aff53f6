import { loadEnv } from 'vite';
import { z } from 'zod';
import { type Backend, type BackendOptions, startBackend } from '../../local-backend/backend';
import { ROOT } from '../../local-backend/paths';
import { defaultPorts, offsetPorts } from '../../local-backend/ports';
import { HOST } from '../../local-backend/project';

/** Far enough from the ports of `npm start` to run beside it; another one for a second test run. */
const offset = z.coerce.number().int().default(10_000).parse(process.env.TEST_PORT_OFFSET);

export const testPorts = offsetPorts(defaultPorts(), offset);
/** WebKit's driver; 4444 is the port that WebDriver's own specification uses. */
export const webDriverPort = 4444 + offset;

/** Where the site for the tests is built to. */
export const TEST_SITE_FOLDER = 'dist-test';

/** The variables to build that site with: those of `npm start`, at the tests' ports. */
export const testSiteEnv: Readonly<Record<string, string>> = {
  ...loadEnv('development', ROOT),
  VITE_AUTH_EMULATOR: `${HOST}:${testPorts.auth}`,
  VITE_FIRESTORE_EMULATOR: `${HOST}:${testPorts.firestore}`,
  VITE_FUNCTIONS_EMULATOR: `${HOST}:${testPorts.functions}`,
  VITE_STORAGE_EMULATOR: `${HOST}:${testPorts.storage}`,
};

/**
 * Starts the backend for tests and sets the standard variables in this process, so that what it
 * starts later inherits them.
 *
 * @throws StartFailure with one sentence when it cannot start
 */
export async function startTestBackend(
  options: Omit<BackendOptions, 'ports'> = {},
): Promise<Backend> {
  const backend = await startBackend({
    hostingFolder: TEST_SITE_FOLDER,
    ...options,
    ports: testPorts,
  });
  Object.assign(process.env, backend.env);
  return backend;
}
