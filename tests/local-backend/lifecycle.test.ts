import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFunctions } from '../../local-backend/parts/functions-build';
import { Lifecycle } from '../../local-backend/processes/lifecycle';

test('a stop cancels the build of the functions, which does not count as a failure', async () => {
  const lifecycle = new Lifecycle();
  const logs = mkdtempSync(join(tmpdir(), 'lively-test-'));
  onTestFinished(() => lifecycle.stop());
  lifecycle.removeAtEnd(logs);
  const build = buildFunctions({ lifecycle, logs });
  void lifecycle.stop();
  await expect(build).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
