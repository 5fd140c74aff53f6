import { startBackend } from './backend';
import { defaultPorts } from './ports';
import { requireFreePorts } from './processes/free-ports';
import { Lifecycle } from './processes/lifecycle';
import { DEMO_ACCOUNT } from './seed/demo-account';
import { seedDemoAccount } from './seed/seed';
import { SITE_PORT, serveSite } from './site';
import { StartFailure } from './start-failure';

const lifecycle = new Lifecycle();
lifecycle.bindToProcess();

try {
  console.log('Starting Lively …');
  await requireFreePorts([{ part: 'the site', port: SITE_PORT }]);
  const [address] = await Promise.all([serveSite(lifecycle), startSeededBackend()]);
  console.log(`Lively is ready: ${address}`);
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

function report(error: unknown): void {
  if (error instanceof StartFailure) {
    if (error.details !== '') console.error(`${error.details}\n`);
    console.error(error.message);
  } else {
    console.error(error);
  }
}
