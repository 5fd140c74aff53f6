import { execFileSync } from 'node:child_process';
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

/** Builds the site as `npm run build` does, with `env` added to the variables of this process. */
export function buildSite(folder: string, env: Readonly<Record<string, string>>): void {
  const args = ['--import', 'tsx', 'site-build/build.ts', '--outDir', folder];
  execFileSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
}
