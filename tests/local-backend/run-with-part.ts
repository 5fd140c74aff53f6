import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPart } from '../../local-backend/parts/run';
import { Lifecycle } from '../../local-backend/processes/lifecycle';
import { LOGS, ROOT } from '../../local-backend/project';

/**
 * Runs a backend whose only part logs its process id. When the part is ready, prints that id and the
 * part's temporary folder as JSON.
 */
const lifecycle = new Lifecycle().bindToProcess();
mkdirSync(LOGS, { recursive: true });
const temp = mkdtempSync(join(tmpdir(), 'lively-test-'));
lifecycle.removeAtEnd(temp);
const part = await startPart(
  { lifecycle, logs: LOGS },
  {
    name: 'The part',
    log: 'part',
    command: 'sh',
    args: ['-c', 'echo $$; exec sleep 1000'],
    cwd: ROOT,
    temp,
    isReady: (output) => output.endsWith('\n'),
  },
);
process.stdout.write(JSON.stringify({ partPid: Number(part.output()), temp }));
// Keeps the process alive without the part.
setInterval(() => undefined, 60_000);
