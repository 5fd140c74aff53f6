import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessGroup } from './process-group';

const POLL_MS = 50;
const START_LIMIT_S = 60;

/** Whether the part is ready. An error counts as not ready. */
export type Probe = (signal: AbortSignal) => Promise<boolean>;

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
  let ended = false;
  void group.exited.then(() => {
    ended = true;
  });
  const deadline = Date.now() + limitSeconds * 1_000;
  while (!(await answers(probe, signal))) {
    signal.throwIfAborted();
    if (ended) throw group.failure(`${group.name} ended while starting.`);
    if (Date.now() > deadline) {
      throw group.failure(`${group.name} was not ready within ${limitSeconds} seconds.`);
    }
    await sleep(POLL_MS, undefined, { signal });
  }
}

async function answers(probe: Probe, signal: AbortSignal): Promise<boolean> {
  try {
    return await probe(AbortSignal.any([signal, AbortSignal.timeout(5_000)]));
  } catch {
    return false;
  }
}

/** A probe that succeeds when an HTTP server responds, with any status. */
export function answersAt(url: string): Probe {
  return async (signal) => (await fetch(url, { signal })).status > 0;
}
