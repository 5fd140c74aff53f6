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
  let hasExited = false;
  void group.exited.then(() => {
    hasExited = true;
  });
  const deadline = Date.now() + limitSeconds * 1_000;
  const attempt = () => probe(AbortSignal.any([signal, AbortSignal.timeout(5_000)]));
  while (!(await attempt().catch(() => false))) {
    signal.throwIfAborted();
    if (hasExited) throw group.failure(`${group.name} ended while starting.`);
    if (Date.now() > deadline) {
      throw group.failure(`${group.name} was not ready within ${limitSeconds} seconds.`);
    }
    await sleep(POLL_MS, undefined, { signal });
  }
}

/** A probe that succeeds when an HTTP server responds, with any status. */
export function answersAt(url: string): Probe {
  return async (signal) => (await fetch(url, { signal })).status > 0;
}
