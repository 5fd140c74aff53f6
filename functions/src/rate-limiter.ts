type Options = {
  /** The calls of one account or client in a window. */
  readonly max: number;
  /** The calls of all together. */
  readonly total?: number;
  readonly windowMs: number;
};

/**
 * Limits the calls of each account, or client, within a time window. Counts in the memory of one
 * process, which saves a round trip; several processes allow several times as many calls.
 */
export class RateLimiter {
  readonly #options: Options;
  #counts = new Map<string, number>();
  #allowed = 0;
  #endsAt = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts one more call; false when the caller, or all together, have exceeded their limit. */
  allows(caller: string, now: number = Date.now()): boolean {
    const { max, total = Number.POSITIVE_INFINITY, windowMs } = this.#options;
    if (now >= this.#endsAt) {
      // One window for all callers, so that clearing the map bounds its memory.
      this.#counts = new Map();
      this.#allowed = 0;
      this.#endsAt = now + windowMs;
    }
    if (this.#allowed >= total) return false;
    const count = (this.#counts.get(caller) ?? 0) + 1;
    this.#counts.set(caller, count);
    if (count > max) return false;
    this.#allowed += 1;
    return true;
  }
}
