/**
 * Counts what each account tries within a window of time, in the memory of one process: that
 * costs no round trip. With a few processes an account has a few times as many tries, which a
 * flood does not gain anything by.
 */
export class Attempts {
  readonly #most: number;
  readonly #windowMs: number;
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(options: { readonly most: number; readonly windowMs: number }) {
    this.#most = options.most;
    this.#windowMs = options.windowMs;
  }

  /** Counts one more try of the account; false when it has had all of them in this window. */
  allows(uid: string, now: number = Date.now()): boolean {
    if (now >= this.#endsAt) {
      // One window for all, so that what is remembered goes with it.
      this.#counts = new Map();
      this.#endsAt = now + this.#windowMs;
    }
    const count = (this.#counts.get(uid) ?? 0) + 1;
    this.#counts.set(uid, count);
    return count <= this.#most;
  }
}
