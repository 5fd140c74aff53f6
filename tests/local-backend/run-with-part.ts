import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForPart } from '../../local-backend/parts/run';
import { Lifecycle } from '../../local-backend/processes/lifecycle';
import { createTempFolder } from '../../local-backend/processes/private-temp-folder';
import { startGroup } from '../../local-backend/processes/process-group';

/** Runs a backend whose only part exits after it was ready. */
const lifecycle = new Lifecycle();
lifecycle.bindToProcess();
const temp = createTempFolder();
lifecycle.removeAtEnd(temp);
const group = startGroup(lifecycle, {
  name: 'The part',
  command: 'sh',
  args: ['-c', 'echo ready; while [ ! -e end ]; do sleep 0.05; done; echo a reason'],
  cwd: temp,
  env: process.env,
  logFile: join(temp, 'part.log'),
});
await waitForPart({ lifecycle }, group, async () => /ready/.test(group.output()));
writeFileSync(join(temp, 'end'), '');
// Keeps the process alive without the part.
setInterval(() => undefined, 60_000);
