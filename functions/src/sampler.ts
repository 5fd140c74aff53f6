import { createRateLimiter } from './rate-limiter';

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
