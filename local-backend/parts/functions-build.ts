import { execFile } from 'node:child_process';
import { ROOT } from '../project';
import { StartFailure } from '../start-failure';
import { type Run, startPart } from './run';

const SCRIPT = ['run', 'build:functions'];
const FAILED = 'The Cloud Functions could not be built.';

/**
 * Builds the Cloud Functions once.
 *
 * @throws StartFailure with the build's output when it fails
 */
export function buildFunctions({ lifecycle: { signal } }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile('npm', SCRIPT, { cwd: ROOT, signal }, (error, stdout, stderr) => {
      if (error) reject(new StartFailure(FAILED, stdout + stderr));
      else resolve();
    });
  });
}

/**
 * Builds the Cloud Functions, and rebuilds them on each edit until the run stops.
 *
 * @throws StartFailure with the build's output when the first build fails
 */
export async function watchFunctions(run: Run): Promise<void> {
  const group = await startPart(run, {
    name: 'The build of the Cloud Functions',
    log: 'functions-build',
    command: 'npm',
    args: [...SCRIPT, '--', '--watch', '--mode', 'development'],
    cwd: ROOT,
    isReady: (output) => /built in|error|failed/i.test(output),
  });
  if (!group.output().includes('built in')) throw group.failure(FAILED);
}
