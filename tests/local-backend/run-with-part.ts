import { mkdirSync } from 'node:fs';
import { startPart } from '../../local-backend/parts/run';
import { Lifecycle } from '../../local-backend/processes/lifecycle';
import { LOGS, ROOT } from '../../local-backend/project';

/** Runs a backend whose only part prints its process id and never ends. */
const lifecycle = new Lifecycle();
lifecycle.bindToProcess();
mkdirSync(LOGS, { recursive: true });
const run = { lifecycle, logs: LOGS };
const part = await startPart(run, {
  name: 'The part',
  log: 'part',
  command: 'sh',
  args: ['-c', 'echo $$; exec sleep 1000'],
  cwd: ROOT,
  isReady: (output) => /\d+\n/.test(output),
});
process.stdout.write(part.output());
// Keeps the process alive without the part.
setInterval(() => undefined, 60_000);
