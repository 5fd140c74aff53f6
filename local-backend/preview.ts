import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startBackend } from './backend';
import { ROOT } from './paths';
import { defaultPorts } from './ports';
import { Lifecycle } from './processes/lifecycle';
import { HOST } from './project';
import { DEMO_ACCOUNT } from './seed/demo-account';
import { seedDemoAccount } from './seed/seed';
import { report, StartFailure } from './start-failure';

/** Builds the site for the local backend and serves it as Hosting does, including its headers. */
const FOLDER = 'dist-preview';
const lifecycle = new Lifecycle();
lifecycle.bindToProcess();
const ports = defaultPorts();

try {
  console.log('Building Lively …');
  await buildSite();
  console.log('Starting Lively …');
  await startBackend({
    ports,
    only: ['auth', 'functions', 'firestore', 'storage', 'hosting'],
    hostingFolder: FOLDER,
    lifecycle,
  });
  await seedDemoAccount(ports);
  console.log(`Lively is ready, as it will be deployed: http://${HOST}:${ports.hosting}/`);
  console.log(`Log in with ${DEMO_ACCOUNT.email} and ${DEMO_ACCOUNT.password}. Ctrl-C ends it.`);
} catch (error) {
  const stopped = lifecycle.signal.aborted;
  await lifecycle.stop();
  if (!stopped || error instanceof StartFailure) {
    report(error);
    process.exit(1);
  }
}

async function buildSite(): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'site-build/build.ts', '--mode', 'development', '--outDir', FOLDER],
    { cwd: ROOT, stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  lifecycle.signal.throwIfAborted();
  if (code !== 0) throw new StartFailure('The site could not be built.');
}
