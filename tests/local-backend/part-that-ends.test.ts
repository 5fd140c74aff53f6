import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('stops everything with one sentence when a part of the backend exits', async () => {
  const run = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/local-backend/run-with-part.ts'],
    { timeout: 20_000 },
  );
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'ready\na reason\n\nThe part has ended, so everything ends.\n',
  });
}, 30_000);
