const WINDOW_MS = 60_000;

/**
 * Limits the calls of each account, or client, and optionally of all together, per minute. Counts in
 * the memory of one process, which saves a round trip; several processes allow several times as many.
 *
 * @returns counts one more call: false when the caller, or all together, have exceeded their limit
 */
export function createRateLimiter(max: number, total = Number.POSITIVE_INFINITY) {
  let counts = new Map<string, number>();
  let allowed = 0;
  let endsAt = 0;
  return (caller: string, now: number = Date.now()): boolean => {
    if (now >= endsAt) {
      // One window for all callers, so that clearing the map bounds its memory.
      counts = new Map();
      allowed = 0;
      endsAt = now + WINDOW_MS;
    }
    if (allowed >= total) return false;
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    if (count > max) return false;
    allowed += 1;
    return true;
  };
}

/**
 * Samples lines of the log, so that a flood stays cheap and its size is still known.
 *
 * @param max lines per minute and kind
 * @returns counts one more line of a kind: undefined when it is to be left out; otherwise, how many
 *   lines of that kind were left out since the last one
 */
export function createSampler(max: number) {
  const isAllowed = createRateLimiter(max);
  const leftOut = new Map<string, number>();
  return (kind: string, now: number = Date.now()): number | undefined => {
    const count = leftOut.get(kind) ?? 0;
    if (!isAllowed(kind, now)) {
      leftOut.set(kind, count + 1);
      return undefined;
    }
    leftOut.delete(kind);
    return count;
  };
}
