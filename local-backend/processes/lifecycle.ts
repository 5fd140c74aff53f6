import { rmSync } from 'node:fs';

type Cleanup = {
  readonly stop: () => Promise<void> | void;
  /** For an immediate exit. */
  readonly kill: () => void;
};

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

// npm and tsx forward a Ctrl-C that the terminal has already delivered.
const SAME_SIGNAL_MS = 500;
const PARENT_POLL_MS = 500;

/** Keeps track of everything that a run starts, and stops it. */
export class Lifecycle {
  readonly #cleanups: Cleanup[] = [];
  readonly #paths: string[] = [];
  readonly #aborted = new AbortController();
  #stopped: Promise<void> | undefined;

  /** Aborted when the stop begins, so that pending starts are canceled. */
  get signal(): AbortSignal {
    return this.#aborted.signal;
  }

  /** Registers a cleanup for the stop. Kills at once when the stop has already begun. */
  add(cleanup: Cleanup): void {
    this.#cleanups.push(cleanup);
    if (this.signal.aborted) cleanup.kill();
  }

  /** Registers a file or folder to remove after everything else has stopped. */
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

  /**
   * Stops everything on a signal, or when this process or its parent exits. The first signal is
   * graceful, the second one kills.
   */
  bindToProcess(): void {
    let firstAt: number | undefined;
    const end = (number: number) => {
      if (firstAt === undefined) {
        firstAt = Date.now();
        void this.stop().finally(() => process.exit(128 + number));
      } else if (Date.now() - firstAt > SAME_SIGNAL_MS) {
        process.exit(128 + number);
      }
    };
    for (const [name, number] of Object.entries(SIGNALS)) process.on(name, () => end(number));
    process.on('exit', () => this.#kill());
    this.#watchParent(() => end(SIGNALS.SIGHUP));
  }

  // npm forwards a SIGTERM only to its shell, which exits without forwarding it.
  #watchParent(end: () => void): void {
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      end();
    }, PARENT_POLL_MS);
    timer.unref();
  }

  #kill(): void {
    this.#aborted.abort();
    for (const cleanup of this.#cleanups) cleanup.kill();
    this.#removePaths();
  }

  async #stopAll(): Promise<void> {
    this.#aborted.abort();
    await Promise.allSettled(this.#cleanups.map(async ({ stop }) => stop()));
    this.#removePaths();
  }

  #removePaths(): void {
    for (const path of this.#paths) {
      rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    }
  }
}
