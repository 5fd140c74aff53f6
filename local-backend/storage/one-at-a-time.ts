/**
 * Runs tasks with the same key sequentially, in call order; tasks with different keys run in
 * parallel.
 */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /** @returns the task's own result or error */
  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    const settled = mine.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
