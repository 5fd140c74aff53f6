import { rmSync } from 'node:fs';

type Cleanup = {
  readonly stop: () => Promise<void> | void;
  /** For an exit that cannot wait. */
  readonly kill: () => void;
};

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

// npm and tsx pass a Ctrl-C on that the terminal has delivered already.
const SAME_SIGNAL_MS = 500;
const PARENT_POLL_MS = 500;

/** What a run has started, and the one way to end all of it. */
export class Lifecycle {
  readonly #cleanups: Cleanup[] = [];
  readonly #paths: string[] = [];
  readonly #aborted = new AbortController();
  #stopped: Promise<void> | undefined;

  /** Aborted as soon as the stop begins: whatever waits for a start gives up. */
  get signal(): AbortSignal {
    return this.#aborted.signal;
  }

  /** Registers something that the stop must end; at once, when the stop has begun already. */
  add(cleanup: Cleanup): void {
    this.#cleanups.push(cleanup);
    if (this.signal.aborted) cleanup.kill();
  }

  /** Registers a file or folder to remove when everything else has ended. */
  removeAtEnd(path: string): void {
    this.#paths.push(path);
  }

  /**
   * Ends everything, side by side.
   *
   * @returns when nothing is left. A second call waits for the first one's end
   */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  /**
   * From here on a signal, or the end of this process or of its parent, ends everything. A first
   * signal is graceful, a second one kills.
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

  // npm passes a SIGTERM on to its shell only, which ends without passing it on.
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
