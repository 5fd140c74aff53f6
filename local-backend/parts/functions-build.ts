import { ROOT } from '../paths';
import type { Probe } from '../processes/ready';
import { type Run, startPart, waitForPart } from './run';

const SCRIPT = ['run', 'build:functions'];
const FAILED = 'The Cloud Functions could not be built.';

/**
 * Builds the Cloud Functions once.
 *
 * @throws StartFailure with the build's output when it fails
 */
export async function buildFunctions(run: Run): Promise<void> {
  const group = startBuild(run, SCRIPT);
  const code = await group.exited;
  run.lifecycle.signal.throwIfAborted();
  if (code !== 0) throw group.failure(FAILED);
}

/**
 * Builds the Cloud Functions, and rebuilds them on each edit until the run stops.
 *
 * @throws StartFailure with the build's output when the first build fails
 */
export async function watchFunctions(run: Run): Promise<void> {
  const group = startBuild(run, [...SCRIPT, '--', '--watch', '--mode', 'development']);
  const built: Probe = async () => /built in/.test(group.output());
  const failed: Probe = async () => /error|failed/i.test(group.output());
  await waitForPart(run, group, async (signal) => (await built(signal)) || (await failed(signal)));
  if (!(await built(run.lifecycle.signal))) throw group.failure(FAILED);
}

function startBuild(run: Run, args: readonly string[]) {
  return startPart(run, {
    name: 'The build of the Cloud Functions',
    log: 'functions-build',
    command: 'npm',
    args,
    cwd: ROOT,
  });
}
