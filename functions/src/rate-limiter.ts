const WINDOW_MS = 60_000;

/**
 * Creates a function that counts one more call, and returns false when the call exceeds a limit per
 * minute. Counts in the memory of one process, which saves a round trip; several processes allow
 * several times as many calls.
 */
export function createRateLimiter(maxPerCaller: number, maxInTotal = Number.POSITIVE_INFINITY) {
  let counts = new Map<string, number>();
  let allowed = 0;
  let windowEndsAt = 0;
  return (caller: string, now: number = Date.now()): boolean => {
    if (now >= windowEndsAt) {
      // All callers share a window, so that a new map each minute bounds the memory.
      counts = new Map();
      allowed = 0;
      windowEndsAt = now + WINDOW_MS;
    }
    if (allowed >= maxInTotal) return false;
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    if (count > maxPerCaller) return false;
    allowed += 1;
    return true;
  };
}
