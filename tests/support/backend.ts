import { loadEnv } from 'vite';
import { z } from 'zod';
import { readPorts } from '../../local-backend/ports';
import { HOST, ROOT } from '../../local-backend/project';

/** Keeps the ports apart from `npm start`; a second test run needs another offset. */
const offset = z.coerce.number().int().default(10_000).parse(process.env.TEST_PORT_OFFSET);

export const testPorts = readPorts(offset);

/** The build output of the site for tests. */
export const TEST_SITE_FOLDER = 'dist-test';

/** Build variables of that site: those of `npm start` with the test ports. */
export const testSiteEnv: Readonly<Record<string, string>> = {
  ...loadEnv('development', ROOT),
  VITE_AUTH_EMULATOR: `${HOST}:${testPorts.auth}`,
  VITE_FIRESTORE_EMULATOR: `${HOST}:${testPorts.firestore}`,
  VITE_FUNCTIONS_EMULATOR: `${HOST}:${testPorts.functions}`,
  VITE_STORAGE_EMULATOR: `${HOST}:${testPorts.storage}`,
};
