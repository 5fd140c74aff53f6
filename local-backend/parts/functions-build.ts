import { startGroup } from '../processes/process-group';
import { ROOT } from '../project';
import { type Run, startPart } from './run';

const SCRIPT = ['run', 'build:functions'];
const FAILURE = 'The Cloud Functions could not be built.';
/** Vite writes one of these at the end of a build. */
const VITE_BUILT = 'built in';
const VITE_FAILED = 'Build failed';

/**
 * Builds the Cloud Functions once.
 *
 * @throws StartFailure with the build's output when it fails; AbortError when the run stops
 */
export async function buildFunctions({ lifecycle, logs }: Run): Promise<void> {
  const group = startGroup(lifecycle, {
    name: 'The build of the Cloud Functions',
    command: 'npm',
    args: SCRIPT,
    cwd: ROOT,
    logFile: `${logs}/functions-build.log`,
  });
  const code = await group.exited;
  lifecycle.signal.throwIfAborted();
  if (code !== 0) throw group.failure(FAILURE);
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
    // Also after a failure, because the watcher goes on and waits for an edit.
    isReady: (output) => output.includes(VITE_BUILT) || output.includes(VITE_FAILED),
  });
  if (!group.output().includes(VITE_BUILT)) throw group.failure(FAILURE);
}
