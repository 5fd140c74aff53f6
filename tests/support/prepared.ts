import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Backend } from '../../local-backend/backend';
import { ROOT } from '../../local-backend/paths';
import type { Lifecycle } from '../../local-backend/processes/lifecycle';
import { StartFailure } from '../../local-backend/start-failure';
import { ensureBrowser } from '../../tools/browser';
import { startTestBackend, TEST_SITE_FOLDER, testPorts, testSiteEnv } from './backend';
import { IS_LOG } from './log-reporter';

/** The folder of the test reports. */
export const RESULTS = 'test-results';

/**
 * Builds the site for tests and starts the whole backend including Hosting.
 *
 * @param lifecycle ends the backend; by default one that is bound to this process
 * @param tree the work tree with the source of the site
 */
export async function startBackendWithSite(lifecycle?: Lifecycle, tree = ROOT): Promise<Backend> {
  process.env.SITE_URL = `http://127.0.0.1:${testPorts.hosting}`;
  // Prevents a warning of the Admin SDK about a missing metadata server.
  process.env.METADATA_SERVER_DETECTION = 'none';
  ensureBrowser();
  const build = ['tsx', 'site-build/build.ts', '--outDir', resolve(ROOT, TEST_SITE_FOLDER)];
  const built = await execute(build, { ...process.env, ...testSiteEnv }, tree);
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
  cwd = ROOT,
): Promise<boolean> {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    // Vitest does not check whether stdout is a terminal. Playwright's workers would warn.
    env: { ...(IS_LOG && command === 'vitest' && { NO_COLOR: '1' }), ...env },
    cwd,
  });
  const end = () => void child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  return code === 0;
}
