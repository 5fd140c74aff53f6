const WINDOW_MS = 60_000;

/**
 * Creates a function that counts one more call for a key, such as a caller, and returns false when it
 * exceeds a limit per minute. Counts in the memory of one process, which saves a round trip; several
 * processes allow several times as many calls.
 */
export function createRateLimiter(maxPerKey: number) {
  let counts = new Map<string, number>();
  let windowEndsAt = 0;
  return (key: string, now: number = Date.now()): boolean => {
    if (now >= windowEndsAt) {
      // All keys share a window, so that a new map each minute bounds the memory.
      counts = new Map();
      windowEndsAt = now + WINDOW_MS;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= maxPerKey;
  };
}
