import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPart } from '../../local-backend/parts/run';
import { Lifecycle } from '../../local-backend/processes/lifecycle';
import { LOGS, ROOT } from '../../local-backend/project';

/** Runs a backend whose only part prints its process id and its temporary folder, and never ends. */
const lifecycle = new Lifecycle().bindToProcess();
mkdirSync(LOGS, { recursive: true });
const run = { lifecycle, logs: LOGS };
const temp = mkdtempSync(join(tmpdir(), 'lively-test-'));
lifecycle.removeAtEnd(temp);
const part = await startPart(run, {
  name: 'The part',
  log: 'part',
  command: 'sh',
  args: ['-c', `echo $$ ${temp}; exec sleep 1000`],
  cwd: ROOT,
  temp,
  isReady: (output) => output.endsWith('\n'),
});
process.stdout.write(part.output());
// Keeps the process alive without the part.
setInterval(() => undefined, 60_000);
