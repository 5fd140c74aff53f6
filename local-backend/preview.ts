import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startBackend } from './backend';
import { readPorts } from './ports';
import { HOST, ROOT } from './project';
import { seedDemoAccount } from './seed';
import { serve } from './serve';
import { StartFailure } from './start-failure';

const FOLDER = 'dist-preview';
const BUILD = ['site-build/build.ts', '--mode', 'development', '--outDir', FOLDER];

// `npm run preview`: builds the site for the local backend and serves it as Hosting does, including its headers.
await serve(async (lifecycle) => {
  console.log('Building Lively …');
  const build = spawn(process.execPath, ['--import', 'tsx', ...BUILD], {
    cwd: ROOT,
    stdio: 'inherit',
    signal: lifecycle.signal,
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new StartFailure('The site could not be built.');
  console.log('Starting Lively …');
  const ports = readPorts();
  await startBackend(lifecycle, { ports, hostingFolder: FOLDER });
  await seedDemoAccount(ports);
  return `http://${HOST}:${ports.hosting}/`;
});
