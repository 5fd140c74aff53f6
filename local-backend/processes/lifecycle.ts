import { rmSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const PARENT_POLL_MS = 500;

/** Keeps track of everything that a run starts, and stops it. */
export class Lifecycle {
  readonly #stops: (() => Promise<void>)[] = [];
  readonly #paths: string[] = [];
  readonly #aborted = new AbortController();
  #stopped: Promise<void> | undefined;
  #hasStopped = false;

  /** Aborted when the stop begins, so that pending starts are canceled. */
  get signal(): AbortSignal {
    return this.#aborted.signal;
  }

  /** Registers a function for the stop, or calls it at once when the stop has begun. */
  add(stop: () => Promise<void>): void {
    if (this.signal.aborted) {
      void stop().catch(() => undefined);
    } else {
      this.#stops.push(stop);
    }
  }

  /** Registers a file or folder to remove after everything has stopped, or removes it at once then. */
  removeAtEnd(path: string): void {
    if (this.#hasStopped) remove(path);
    else this.#paths.push(path);
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

  /** Stops everything on a signal, or when the parent of this process exits. @returns itself */
  bindToProcess(): this {
    const end = (signal: (typeof SIGNALS)[number]) =>
      void this.stop().finally(() => process.exit(128 + constants.signals[signal]));
    // Later signals change nothing: npm and tsx forward a Ctrl-C that the terminal has delivered.
    for (const signal of SIGNALS) process.on(signal, end);
    // After a SIGKILL of npm, for example.
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) end('SIGHUP');
    }, PARENT_POLL_MS).unref();
    return this;
  }

  async #stopAll(): Promise<void> {
    this.#aborted.abort();
    await Promise.allSettled(this.#stops.map((stop) => stop()));
    this.#hasStopped = true;
    for (const path of this.#paths) remove(path);
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}
