const CLEAR_LINE = '\r\x1b[K';

type Stream = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
};

/** The time for the rest, at the speed so far; undefined before anything is done. */
function timeLeft(done: number, total: number, elapsedMs: number): string | undefined {
  if (done <= 0) return undefined;
  const seconds = ((elapsedMs / done) * (total - done)) / 1000;
  return seconds < 90 ? `${Math.round(seconds)} s left` : `${Math.round(seconds / 60)} min left`;
}

/**
 * Reports on a long command: on a terminal with one line that the next one replaces, in a log with
 * plain lines.
 */
export function createProgress(stream: Stream = process.stdout, now = () => performance.now()) {
  const start = now();
  /** Prints a line that stays. */
  const print = (line: string) => {
    stream.write(`${stream.isTTY ? CLEAR_LINE : ''}${line}\n`);
  };
  /** On a terminal, prints a line that the next one replaces. */
  const status = (line: string) => {
    // Of a line that wraps, only the last row would be replaced. Some terminals report 0 columns.
    const fitting = line.slice(0, (stream.columns || 80) - 1);
    stream.write(stream.isTTY ? `${CLEAR_LINE}${fitting}` : `${line}\n`);
  };
  /** Shows which part of the work is done, and the time that is left. */
  const progress = (done: number, total: number, what: string) => {
    const percent = `${Math.floor((100 * done) / total)} %`;
    const left = timeLeft(done, total, now() - start);
    status([percent.padStart(5), left, what].filter(Boolean).join(' · '));
  };
  /** Removes the line that the next one would replace. */
  const end = () => {
    if (stream.isTTY) stream.write(CLEAR_LINE);
  };
  return { print, status, progress, end };
}
