import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { type LogEntry, logger } from 'firebase-functions/logger';
import { createRateLimiter } from './rate-limiter';

/** A flag, because a stream receives only text: it cannot see who writes a line. */
let isWritingOwnLine = false;

/** Writes a line to the log. Only lines written here pass unchanged (`reduceLibraryLines`). */
export function writeLog(entry: LogEntry): void {
  isWritingOwnLine = true;
  try {
    // Writes before it returns: the flag covers no other line.
    logger.write(entry);
  } finally {
    isWritingOwnLine = false;
  }
}

/**
 * Replaces every line that the libraries and the platform's server write by a short warning without
 * text from a request: they quote tokens, headers and bodies, before a function can limit them.
 */
export function reduceLibraryLines(
  streams: readonly Writable[] = [process.stdout, process.stderr],
): void {
  for (const stream of streams) {
    stream.write = new Proxy(stream.write, {
      apply(write, self, [chunk, ...rest]: [string | Uint8Array, ...unknown[]]) {
        if (isWritingOwnLine) return Reflect.apply(write, self, [chunk, ...rest]);
        const line = reduce(Buffer.from(chunk).toString());
        // The rest: an encoding, which a buffer ignores, and a callback, also after an empty line.
        return Reflect.apply(write, self, [Buffer.from(line), ...rest]);
      },
    });
  }
}

/** Limits the lines that begin alike, per minute. */
const isLineAllowed = createRateLimiter(60);

/** The severity in a line of Firebase's library, which writes JSON. The names are Cloud Logging's. */
const SEVERITY = /^\{.*"severity":"(DEBUG|INFO|NOTICE|WARNING|ERROR|CRITICAL|ALERT|EMERGENCY)"/;
const BELOW_WARNING: readonly string[] = ['DEBUG', 'INFO', 'NOTICE'];
/** How a line begins, up to the first sign that can introduce a quotation. */
const START = /(?:^|"message":")([\w .-]{1,50})/;
/** The code of an error in Node's notation of an object. */
const CODE = /code: '([a-z-]{1,10}\/[a-z-]{1,30})'/;
/** The first frame of a stack: its file, and the line and column in it. */
const FRAME = / {4}at [^\n\\]*?(\/[\w./@-]{1,100}\.[cm]?js)(:\d{1,6}:\d{1,7})/;

/** @returns the line to write; empty for a line below a warning, and for too many of the same */
function reduce(line: string): string {
  // Limits the search in a long line. The frames of an error follow its message, which can be long.
  const text = line.slice(0, 4000);
  const severity = SEVERITY.exec(text)?.[1] ?? 'WARNING';
  if (BELOW_WARNING.includes(severity)) return '';
  const start = START.exec(text)?.[1];
  if (!isLineAllowed(start ?? '')) return '';
  const code = CODE.exec(text)?.[1];
  return `${JSON.stringify({ severity, message: 'library', start, code, at: firstFrame(text) })}\n`;
}

/** The place in the code where an error was thrown, if the line contains its stack. */
function firstFrame(text: string): string | undefined {
  const [, file = '', position = ''] = FRAME.exec(text) ?? [];
  // The text of a request can look like a frame. A file that exists here is no user's data.
  return existsSync(file) ? file + position : undefined;
}
