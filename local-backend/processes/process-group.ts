import { type ChildProcess, spawn } from 'node:child_process';
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
  readonly env: NodeJS.ProcessEnv;
  /** Receives the group's output. Overwritten by each run. */
  readonly logFile: string;
};

/** A command and all its descendants, as one process group. */
export type ProcessGroup = {
  readonly name: string;
  /** Resolves with the exit code, null when a signal or a missing program ended it. */
  readonly exited: Promise<number | null>;
  /** The output so far. */
  readonly output: () => string;
  /** An error in one sentence, with the tail of the output. */
  readonly failure: (sentence: string) => StartFailure;
};

const GRACE_MS = 5_000;
const TAIL_LINES = 25;

// A watcher in the group reads from a pipe whose other end is open only in this process. When this
// process exits, even by SIGKILL, the read ends and the watcher kills the group.
const WATCHED = `
exec 3<&0 </dev/null
( read -r _ <&3; trap '' TERM; kill -TERM 0; sleep 5; kill -KILL 0 ) &
exec 3<&-
exec "$@"`;

/**
 * Starts a command in its own process group. The lifecycle stops the group with SIGTERM, and with
 * SIGKILL after 5 seconds.
 */
export function startGroup(lifecycle: Lifecycle, options: GroupOptions): ProcessGroup {
  const log = openSync(options.logFile, 'w');
  const child = spawn('sh', ['-c', WATCHED, 'sh', options.command, ...options.args], {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  lifecycle.add({ stop: () => endGroup(child), kill: () => signalGroup(child, 'SIGKILL') });
  const output = () => readFileSync(options.logFile, 'utf8');
  return {
    name: options.name,
    exited: new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.once('error', () => resolve(null));
    }),
    output,
    failure: (sentence) => new StartFailure(sentence, tail(output())),
  };
}

async function endGroup(child: ChildProcess): Promise<void> {
  signalGroup(child, 'SIGTERM');
  if (await groupEnds(child, GRACE_MS)) return;
  signalGroup(child, 'SIGKILL');
  await groupEnds(child, GRACE_MS);
}

async function groupEnds(child: ChildProcess, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (signalGroup(child, 0)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

function tail(output: string): string {
  return output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
