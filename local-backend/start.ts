import { startBackend } from './backend';
import { defaultPorts } from './ports';
import { requireFreePorts } from './processes/free-ports';
import { Lifecycle } from './processes/lifecycle';
import { SITE_PORT, SITE_URL } from './project';
import { DEMO_ACCOUNT } from './seed/demo-account';
import { seedDemoAccount } from './seed/seed';
import { serveSite } from './site';
import { report, StartFailure } from './start-failure';

const lifecycle = new Lifecycle();
lifecycle.bindToProcess();

try {
  console.log('Starting Lively …');
  await requireFreePorts([{ part: 'the site', port: SITE_PORT }]);
  await Promise.all([startSeededBackend(), serveSite(lifecycle)]);
  console.log(`Lively is ready: ${SITE_URL}`);
  console.log(`Log in with ${DEMO_ACCOUNT.email} and ${DEMO_ACCOUNT.password}. Ctrl-C ends it.`);
} catch (error) {
  const stopped = lifecycle.signal.aborted;
  await lifecycle.stop();
  if (!stopped || error instanceof StartFailure) {
    report(error);
    process.exit(1);
  }
}

async function startSeededBackend(): Promise<void> {
  const ports = defaultPorts();
  await startBackend({ ports, functions: 'watch', lifecycle });
  await seedDemoAccount(ports);
}
