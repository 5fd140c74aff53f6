import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Backend } from '../../local-backend/backend';
import type { Lifecycle } from '../../local-backend/processes/lifecycle';
import { StartFailure } from '../../local-backend/start-failure';
import { startTestBackend, TEST_SITE_FOLDER, testPorts, testSiteEnv } from './backend';
import { ensureBrowser } from './browser';

/** Where each step's runner leaves its report. */
export const RESULTS = 'test-results';

/** The command of some of vitest's projects in one run, which leaves its report in `RESULTS` under a name. */
export const vitestCommand = (
  name: string,
  {
    projects = [name],
    files = [],
  }: { readonly projects?: readonly string[]; readonly files?: readonly string[] } = {},
) => [
  ...['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
  ...['--reporter=dot', '--reporter=json', `--outputFile.json=${RESULTS}/${name}.json`, ...files],
];

/** The command of the browser tests; all of them when no files are named. */
export const playwrightCommand = (...files: string[]) => [
  ...['playwright', 'test', '--config', 'tests/browser/playwright.config.ts', ...files],
];

/**
 * Builds the site for the tests and starts the whole backend, the site's host included.
 *
 * @param lifecycle what ends it; one that is bound to this process when not said
 */
export async function startBackendWithSite(lifecycle?: Lifecycle): Promise<Backend> {
  process.env.SITE_URL = `http://127.0.0.1:${testPorts.hosting}`;
  // The Admin SDK would look for Google's metadata server, and warn that there is none.
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
 * Runs one of the installed commands; what it prints is shown. It ends with this process at the latest.
 *
 * @returns whether it went well
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
