import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadEnv } from 'vite';
import { HOST, ROOT } from '../../local-backend/project';
import { testPorts } from './ports';

export const TEST_SITE_FOLDER = 'dist-test';

/** Build variables of the test site: those of `npm start` with the test ports. */
export const testSiteEnv: Readonly<Record<string, string>> = {
  ...loadEnv('development', ROOT),
  VITE_AUTH_EMULATOR: `${HOST}:${testPorts.auth}`,
  VITE_FIRESTORE_EMULATOR: `${HOST}:${testPorts.firestore}`,
  VITE_FUNCTIONS_EMULATOR: `${HOST}:${testPorts.functions}`,
  VITE_STORAGE_EMULATOR: `${HOST}:${testPorts.storage}`,
};

/**
 * Builds the site as `npm run build` does, with `env` added to the variables of this process.
 *
 * @throws Error when the build fails, after it has printed why
 */
export async function buildSite(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const args = ['--import', 'tsx', 'site-build/build.ts', '--outDir', folder];
  const variables = { ...process.env, ...env };
  const build = spawn(process.execPath, args, { env: variables, stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The build of the site failed.');
}
