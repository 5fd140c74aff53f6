import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variable with the run's temporary folder, for the processes of its parts. */
export const TEMP_VARIABLE = 'LIVELY_TEMP';

const PREFIX = 'lively-';

/**
 * Creates a temporary folder for this run, and removes the folders of killed runs.
 *
 * @returns its path. It is short, because the Functions emulator creates sockets in it, whose paths
 *   have a maximum length
 */
export function createTempFolder(): string {
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
 * Sets this process's TMPDIR to the run's folder, because the emulators use fixed file names in it
 * and two runs would delete each other's files. Not set by the parent, so that tsx keeps its cache.
 */
export function enterTempFolder(): void {
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
