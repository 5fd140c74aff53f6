import { existsSync } from 'node:fs';
import { type LogEntry, logger } from 'firebase-functions/logger';
import { createRateLimiter } from './rate-limiter';

let isOurs = false;

/** Writes a line to the log. Only lines written here pass unchanged (`reduceLibraryLines`). */
export function writeLog(entry: LogEntry): void {
  isOurs = true;
  try {
    // Writes before it returns.
    logger.write(entry);
  } finally {
    isOurs = false;
  }
}

/** Limits the lines that begin alike, per minute. */
const isAllowed = createRateLimiter(60);

/**
 * Replaces every line that the libraries and the platform's server write by a short warning without
 * text from a request: they quote tokens, headers and bodies, before a function can limit them.
 */
export function reduceLibraryLines(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = (chunk: string | Uint8Array) => {
      if (isOurs) return write(chunk);
      const line = reduce(Buffer.from(chunk).toString());
      return line === undefined || write(line);
    };
  }
}

/** The severity in a line of Firebase's library, which writes JSON. */
const SEVERITY = /^\{.*"severity":"([A-Z]+)"/;
/** How a line begins, up to the first sign that can introduce a quotation. */
const START = /(?:^|"message":")([\w .-]{1,50})/;
/** The code of an error in Node's notation of an object. */
const CODE = /code: '([a-z-]{1,10}\/[a-z-]{1,30})'/;
/** The first frame of a stack: its file, and the line and column in it. */
const FRAME = / {4}at [^\n\\]*?(\/[\w./@-]{1,100}\.[cm]?js)(:\d{1,6}:\d{1,7})/;

/** @returns undefined for lines below a warning, and for too many of the same */
function reduce(line: string): string | undefined {
  // The frames of an error follow its message.
  const text = line.slice(0, 4000);
  const severity = SEVERITY.exec(text)?.[1] ?? 'WARNING';
  const start = START.exec(text)?.[1];
  if (/DEBUG|INFO/.test(severity) || !isAllowed(start ?? '')) return undefined;
  const code = CODE.exec(text)?.[1];
  const [, file = '', place] = FRAME.exec(text) ?? [];
  // A quotation can look like a frame.
  const at = existsSync(file) ? file + place : undefined;
  return `${JSON.stringify({ severity, message: 'library', start, code, at })}\n`;
}
