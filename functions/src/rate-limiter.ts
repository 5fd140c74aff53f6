/**
 * Limits the calls of each account within a time window. Counts in the memory of one process, which
 * saves a round trip; several processes allow several times as many calls.
 */
export class RateLimiter {
  readonly #max: number;
  readonly #windowMs: number;
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(options: { readonly max: number; readonly windowMs: number }) {
    this.#max = options.max;
    this.#windowMs = options.windowMs;
  }

  /** Counts one more call of the account; false when the account has exceeded its limit. */
  allows(uid: string, now: number = Date.now()): boolean {
    if (now >= this.#endsAt) {
      // One window for all accounts, so that clearing the map bounds its memory.
      this.#counts = new Map();
      this.#endsAt = now + this.#windowMs;
    }
    const count = (this.#counts.get(uid) ?? 0) + 1;
    this.#counts.set(uid, count);
    return count <= this.#max;
  }
}
