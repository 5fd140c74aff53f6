import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tells a part's process where the run's temporary folder is. */
export const TEMP_VARIABLE = 'LIVELY_TEMP';

const PREFIX = 'lively-';

/**
 * Creates a temporary folder for this run, and removes those of runs that were killed.
 *
 * @returns its path; short, because the Functions emulator keeps sockets there, whose paths may
 *   not be long
 */
export function createTemp(): string {
  const base = realpathSync(tmpdir());
  for (const name of readdirSync(base)) {
    const pid = /^lively-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) {
      rmSync(join(base, name), { recursive: true, force: true });
    }
  }
  return mkdtempSync(join(base, `${PREFIX}${process.pid}-`));
}

/**
 * Makes the run's folder this process's own temporary folder: the emulators keep files in it
 * under fixed names, and two runs would delete each other's. Not set from outside, so that tsx
 * keeps its cache.
 */
export function adoptOwnTemp(): void {
  const temp = process.env[TEMP_VARIABLE];
  if (temp !== undefined) process.env.TMPDIR = temp;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
