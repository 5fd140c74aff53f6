import { startGroup } from '../processes/process-group';
import { ROOT } from '../project';
import { type Run, startPart } from './run';

const NPM_ARGS = ['run', 'build:functions'];
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
    args: NPM_ARGS,
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
 * @throws StartFailure with the output of a failed first build; AbortError when the run stops
 */
export async function watchFunctions(run: Run): Promise<void> {
  const group = await startPart(run, {
    name: 'The build of the Cloud Functions',
    log: 'functions-build',
    command: 'npm',
    // In this mode, the bundle leaves the dependencies out (functions/vite.config.ts).
    args: [...NPM_ARGS, '--', '--watch', '--mode', 'development'],
    cwd: ROOT,
    // Also after a failure, because the watcher does not exit then: it waits for an edit.
    isReady: (output) => output.includes(VITE_BUILT) || output.includes(VITE_FAILED),
  });
  if (!group.output().includes(VITE_BUILT)) throw group.failure(FAILURE);
}
