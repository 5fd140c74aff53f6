import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Backend } from '../../local-backend/backend';
import type { Lifecycle } from '../../local-backend/processes/lifecycle';
import { StartFailure } from '../../local-backend/start-failure';
import { ensureBrowser } from '../../tools/browser';
import { startTestBackend, TEST_SITE_FOLDER, testPorts, testSiteEnv } from './backend';

/** The folder of the test reports. */
export const RESULTS = 'test-results';

/**
 * Builds the site for tests and starts the whole backend including Hosting.
 *
 * @param lifecycle ends the backend; by default one that is bound to this process
 */
export async function startBackendWithSite(lifecycle?: Lifecycle): Promise<Backend> {
  process.env.SITE_URL = `http://127.0.0.1:${testPorts.hosting}`;
  // Prevents a warning of the Admin SDK about a missing metadata server.
  process.env.METADATA_SERVER_DETECTION = 'none';
  ensureBrowser();
  const built = await execute(['tsx', 'site-build/build.ts', '--outDir', TEST_SITE_FOLDER], {
    ...process.env,
    ...testSiteEnv,
  });
  if (!built) throw new StartFailure('The site could not be built.');
  return startTestBackend({
    only: ['auth', 'functions', 'firestore', 'storage', 'hosting'],
    ...(lifecycle && { lifecycle }),
  });
}

/**
 * Runs an installed command with inherited stdio. The command is killed when this process exits.
 *
 * @returns whether it succeeded
 */
export async function execute(
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const child = spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env });
  const end = () => void child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  return code === 0;
}
