import { startBackend } from './backend';
import { defaultPorts } from './ports';
import { requireFreePorts } from './processes/free-ports';
import { SITE_PORT, SITE_URL } from './project';
import { emulatorEndpoints } from './seed/endpoints';
import { seedDemoAccount } from './seed/seed';
import { serve } from './serve';
import { serveSite } from './site';

await serve(async (lifecycle) => {
  console.log('Starting Lively …');
  await requireFreePorts([{ part: 'the site', port: SITE_PORT }]);
  const startSeededBackend = async () => {
    const ports = defaultPorts();
    await startBackend({ ports, functions: 'watch', lifecycle });
    await seedDemoAccount(emulatorEndpoints(ports));
  };
  await Promise.all([startSeededBackend(), serveSite(lifecycle)]);
  return SITE_URL;
});
