import { startBackend } from './backend';
import { readPorts, requireFreePorts } from './ports';
import { SITE_PORT, SITE_URL } from './project';
import { seedDemoAccount } from './seed';
import { serve } from './serve';
import { serveSite } from './site';

await serve(async (lifecycle) => {
  console.log('Starting Lively …');
  await requireFreePorts({ 'the site': SITE_PORT });
  const startSeededBackend = async () => {
    const ports = readPorts();
    await startBackend(lifecycle, { ports, functions: 'watch' });
    await seedDemoAccount(ports);
  };
  await Promise.all([startSeededBackend(), serveSite(lifecycle)]);
  return SITE_URL; // `serve` prints it: by now, everything is ready.
});
