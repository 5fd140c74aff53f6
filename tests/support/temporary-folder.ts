import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that is deleted at the end of the test. */
export function temporaryFolder(): string {
  // On macOS, the path has a symbolic link, which Vite resolves.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lively-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
