import { startBackend } from '../local-backend/backend';
import { Lifecycle } from '../local-backend/processes/lifecycle';
import { report } from '../local-backend/start-failure';
import { testPorts } from './support/ports';
import { buildSite, TEST_SITE_FOLDER, testSiteEnv } from './support/test-site';

/** A time zone in which it is noon now, on UTC's date, so that pages show the same sky in every run. */
function noonTimeZone(): string {
  // Zones west of UTC have a plus sign.
  const hoursWest = new Date().getUTCHours() - 12;
  return `Etc/GMT${hoursWest < 0 ? '' : '+'}${hoursWest}`;
}

/** Builds the site and starts the backend with it, once for all tests of Vitest or Playwright. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // tests/run.ts, or another project of Vitest, has already called this.
  if (process.env.SITE_URL) return undefined;
  process.env.SITE_URL = `http://127.0.0.1:${testPorts.hosting}`;
  // Vitest sets it to `test`, with which a build would contain React's development code.
  delete process.env.NODE_ENV;
  // Prevents a warning of the Admin SDK about a missing metadata server.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const lifecycle = new Lifecycle().bindToProcess();
  try {
    const options = { ports: testPorts, hostingFolder: TEST_SITE_FOLDER };
    const [emulators] = await Promise.all([
      startBackend(lifecycle, options),
      buildSite(TEST_SITE_FOLDER, testSiteEnv),
    ]);
    // The processes, browsers or threads of the tests inherit these variables.
    Object.assign(process.env, emulators, { TZ: noonTimeZone() });
    return () => lifecycle.stop();
  } catch (error) {
    await lifecycle.stop();
    report(error);
    throw error;
  }
}
