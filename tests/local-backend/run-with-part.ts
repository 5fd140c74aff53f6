import { mkdirSync } from 'node:fs';
import { startPart } from '../../local-backend/parts/run';
import { Lifecycle } from '../../local-backend/processes/lifecycle';
import { LOGS, ROOT } from '../../local-backend/project';

// Runs a backend whose only part logs its process id. Prints that id when the part is ready.
const lifecycle = new Lifecycle().bindToProcess();
mkdirSync(LOGS, { recursive: true });
const part = await startPart(
  { lifecycle, logs: LOGS },
  {
    name: 'The part',
    log: 'part',
    command: 'sh',
    args: ['-c', 'echo $$; exec sleep 1000'],
    cwd: ROOT,
    isReady: (output) => output.endsWith('\n'),
  },
);
process.stdout.write(part.output());
// Keeps this process running: when the part ends, only the code of the backend may end it.
setInterval(() => undefined, 60_000);
