import { Lifecycle } from './processes/lifecycle';
import { DEMO_ACCOUNT } from './seed';
import { report } from './start-failure';

/**
 * Runs a command that serves the site until the user stops it.
 *
 * @param start starts everything and returns the site's URL
 */
export async function serve(start: (lifecycle: Lifecycle) => Promise<string>): Promise<void> {
  const lifecycle = new Lifecycle().bindToProcess();
  try {
    const url = await start(lifecycle);
    console.log(`Lively is ready: ${url}`);
    console.log(`Log in with ${DEMO_ACCOUNT.email} and ${DEMO_ACCOUNT.password}. Ctrl-C ends it.`);
  } catch (error) {
    await lifecycle.stop();
    // The user has stopped the start, and the lifecycle exits this process.
    if (error instanceof Error && error.name === 'AbortError') return;
    report(error);
    process.exit(1);
  }
}
