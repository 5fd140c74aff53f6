import type { Lifecycle } from '../processes/lifecycle';
import {
  type GroupOptions,
  type ProcessGroup,
  startGroup,
  waitUntilReady,
} from '../processes/process-group';
import { report } from '../start-failure';

/** What all parts of a backend share. */
export type Run = {
  readonly lifecycle: Lifecycle;
  /** Folder for the logs. */
  readonly logs: string;
};

type Part = Omit<GroupOptions, 'logFile'> & {
  /** The name of its log file. */
  readonly log: string;
  /** Whether the part is ready, by its output so far. */
  readonly isReady: (output: string) => boolean;
  readonly limitSeconds?: number | undefined;
};

/**
 * Starts a part's process and waits until it is ready. If the part exits later, everything stops
 * with one sentence, because the other parts would fail with misleading errors.
 *
 * @throws StartFailure when the process exits or the timeout expires; AbortError when the run stops
 */
export async function startPart({ lifecycle, logs }: Run, part: Part): Promise<ProcessGroup> {
  const { log, env, isReady, limitSeconds, ...options } = part;
  const group = startGroup(lifecycle, {
    ...options,
    env: { NO_COLOR: '1', ...env },
    logFile: `${logs}/${log}.log`,
  });
  const probe = async () => isReady(group.output());
  await waitUntilReady(group, probe, lifecycle.signal, limitSeconds);
  void group.exited.then(async () => {
    if (lifecycle.signal.aborted) return;
    report(group.failure(`${group.name} has ended, so everything ends.`));
    await lifecycle.stop();
    process.exit(1);
  });
  return group;
}
