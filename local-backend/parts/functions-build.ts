import { startGroup } from '../processes/process-group';
import { ROOT } from '../project';
import { type Run, startPart } from './run';

const SCRIPT = ['run', 'build:functions'];
const FAILED = 'The Cloud Functions could not be built.';
/** What Vite writes at the end of a build. */
const BUILT = 'built in';
const BUILD_FAILED = 'Build failed';

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
  if (code !== 0) throw group.failure(FAILED);
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
    isReady: (output) => output.includes(BUILT) || output.includes(BUILD_FAILED),
  });
  if (!group.output().includes(BUILT)) throw group.failure(FAILED);
}
