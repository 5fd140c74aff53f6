import type { Ports } from '../ports';
import type { Lifecycle } from '../processes/lifecycle';
import { TEMP_VARIABLE } from '../processes/private-temp-folder';
import { type ProcessGroup, startGroup } from '../processes/process-group';
import { type Probe, waitUntilReady } from '../processes/ready';
import { report } from '../start-failure';

/** The state that all parts of a backend share. */
export type Run = {
  readonly lifecycle: Lifecycle;
  readonly ports: Ports;
  /** Folder for the logs. */
  readonly logs: string;
  /** Temporary folder of this run. */
  readonly temp: string;
};

type Command = {
  readonly name: string;
  readonly log: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
};

/** Starts a part's process. Its output goes to the run's log file `log`. */
export function startPart(run: Run, { log, env, ...command }: Command): ProcessGroup {
  return startGroup(run.lifecycle, {
    ...command,
    env: { ...process.env, [TEMP_VARIABLE]: run.temp, NO_COLOR: '1', ...env },
    logFile: `${run.logs}/${log}.log`,
  });
}

/**
 * Waits until a part is ready. If the part exits later, everything stops with one sentence, because
 * the other parts would fail with misleading errors.
 *
 * @throws as `waitUntilReady` does
 */
export async function waitForPart(
  { lifecycle }: Pick<Run, 'lifecycle'>,
  group: ProcessGroup,
  probe: Probe,
  limitSeconds?: number,
): Promise<void> {
  await waitUntilReady(group, probe, lifecycle.signal, limitSeconds);
  void group.exited.then(async () => {
    if (lifecycle.signal.aborted) return;
    report(group.failure(`${group.name} has ended, so everything ends.`));
    await lifecycle.stop();
    process.exit(1);
  });
}
