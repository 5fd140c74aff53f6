import { rmSync } from 'node:fs';
import { constants } from 'node:os';

/** Keeps track of everything that a run starts, and stops it. */
export class Lifecycle {
  readonly #stops: (() => Promise<void>)[] = [];
  readonly #paths: string[] = [];
  readonly #abortController = new AbortController();
  #stopped: Promise<void> | undefined;

  /** Aborted when the stop begins, so that pending starts are canceled. */
  readonly signal = this.#abortController.signal;

  /** Registers a function that stops something. */
  add(stop: () => Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Registers a file or folder to remove after everything has stopped. */
  removeAtEnd(path: string): void {
    this.#paths.push(path);
  }

  /**
   * Stops everything in parallel.
   *
   * @returns a promise that resolves when nothing is left. A second call waits for the first one
   */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  /** Stops everything when this process gets a signal, and then exits it. @returns itself */
  bindToProcess(): this {
    for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
      // Further signals change nothing: npm and tsx forward a Ctrl-C that the terminal sends, too.
      process.on(name, () => {
        void this.stop().finally(() => process.exit(128 + constants.signals[name]));
      });
    }
    return this;
  }

  async #stopAll(): Promise<void> {
    this.#abortController.abort();
    await Promise.allSettled(this.#stops.map((stop) => stop()));
    for (const path of this.#paths) {
      rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    }
  }
}
