import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../start-failure';
import type { Lifecycle } from './lifecycle';

export type GroupOptions = {
  /** Display name for messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Variables besides those of this process; undefined removes one. */
  readonly env?: NodeJS.ProcessEnv;
  /** Receives the group's output. Overwritten by each run. */
  readonly logFile: string;
};

/** A command and all its descendants, as one process group. */
export type ProcessGroup = ReturnType<typeof startGroup>;

const POLL_MS = 50;
const REQUEST_LIMIT_MS = 5_000;
const START_LIMIT_S = 60;
const STOP_POLL_MS = 20;
const STOP_LIMIT_MS = 5_000;
const TAIL_LINES = 25;

/**
 * Starts a command in its own process group. When the command exits, or the lifecycle stops, the
 * group ends: by SIGTERM, and 5 seconds later by SIGKILL.
 *
 * @throws AbortError when the lifecycle has stopped
 */
export function startGroup(lifecycle: Lifecycle, options: GroupOptions) {
  lifecycle.signal.throwIfAborted();
  const { name, command, args, cwd, env, logFile } = options;
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const { pid } = child;
  if (pid !== undefined) {
    let ending: Promise<void> | undefined;
    // Only once, because the system may give the id of an ended group to another one.
    const end = () => {
      ending ??= endGroup(pid);
      return ending;
    };
    child.once('exit', end);
    lifecycle.add(end);
  }
  const output = () => readFileSync(logFile, 'utf8');
  return {
    name,
    /** Resolves with the command's exit code; null after a signal, or when it could not start. */
    exited: new Promise<number | null>((resolve) => {
      child.once('exit', resolve).once('error', () => resolve(null));
    }),
    /** Whether the command has ended, or could not start. */
    hasExited: () => pid === undefined || child.exitCode !== null || child.signalCode !== null,
    /** The output so far. */
    output,
    /** Kills the group immediately, as a crash would. */
    kill: () => {
      if (pid !== undefined) signalGroup(pid, 'SIGKILL');
    },
    /** An error in one sentence, with the tail of the output. */
    failure: (sentence: string) => {
      const tail = output().trimEnd().split('\n').slice(-TAIL_LINES);
      return new StartFailure(sentence, tail.join('\n'));
    },
  };
}

/** Whether a process is ready. An error counts as not ready. */
type Probe = () => Promise<boolean>;

/**
 * Waits until the probe of a process succeeds.
 *
 * @param limitSeconds the timeout in seconds
 * @throws StartFailure when the process exits or the timeout expires; AbortError when stopped
 */
export async function waitUntilReady(
  group: ProcessGroup,
  probe: Probe,
  signal: AbortSignal,
  limitSeconds = START_LIMIT_S,
): Promise<void> {
  const deadline = Date.now() + limitSeconds * 1_000;
  while (true) {
    signal.throwIfAborted();
    // Before the probe: after the command has ended, another server at its address could answer.
    if (group.hasExited()) throw group.failure(`${group.name} ended while starting.`);
    if (await probe().catch(() => false)) return;
    if (Date.now() > deadline) {
      throw group.failure(`${group.name} was not ready within ${limitSeconds} seconds.`);
    }
    await sleep(POLL_MS, undefined, { signal });
  }
}

/** A probe that succeeds when an HTTP server responds, with any status. */
export function answersAt(url: string): Probe {
  return async () => {
    await fetch(url, { signal: AbortSignal.timeout(REQUEST_LIMIT_MS) });
    return true;
  };
}

async function endGroup(pid: number): Promise<void> {
  signalGroup(pid, 'SIGTERM');
  await waitForEnd(pid);
  if (!isAlive(pid)) return;
  signalGroup(pid, 'SIGKILL');
  await waitForEnd(pid);
}

async function waitForEnd(pid: number): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isAlive(pid) && Date.now() < deadline) await sleep(STOP_POLL_MS);
}

function isAlive(pid: number): boolean {
  return signalGroup(pid, 0);
}

/** @returns whether the group has a process */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
