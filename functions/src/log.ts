import { existsSync } from 'node:fs';
import { type LogEntry, logger } from 'firebase-functions/logger';
import { z } from 'zod/mini';
import { createRateLimiter } from './rate-limiter';

/** True while `writeLog` writes: a stream receives only text, and cannot tell who wrote it. */
let isWritingOwnLine = false;

/** Writes a line to the log. `reduceLibraryLines` changes every line that is written elsewhere. */
export function writeLog(entry: LogEntry): void {
  isWritingOwnLine = true;
  try {
    // Synchronous, so the flag covers no other line.
    logger.write(entry);
  } finally {
    isWritingOwnLine = false;
  }
}

/**
 * Shortens each line of the libraries and of the platform's server, and removes text of requests.
 * Their lines quote tokens, headers and bodies, and can be written before a function is called.
 */
export function reduceLibraryLines(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const { write } = stream;
    stream.write = (chunk: string | Uint8Array, ...encodingAndCallback: unknown[]) => {
      const line = isWritingOwnLine ? chunk : reduceLine(Buffer.from(chunk).toString());
      // Node calls the callback also after an empty line, and the writer may wait for it.
      return Reflect.apply(write, stream, [line, ...encodingAndCallback]);
    };
  }
}

/** Counts a line, and returns false after 60 in a minute that begin alike. */
const allowLine = createRateLimiter(60);

/** Enough for a long message of an error, and the first frame of the stack after it. */
const SEARCHED_CHARACTERS = 4000;

const BELOW_WARNING: readonly string[] = ['DEBUG', 'INFO', 'NOTICE'];
const entrySchema = z.object({ severity: z.string(), message: z.string() });

/** The first words of a message: `Cannot decode` of `Cannot decode: "jane"` and `Cannot decode. jane`. */
const FIRST_WORDS = /^[\w -]{1,50}/;
/** The code of an error as Node prints objects: `code: 'auth/argument-error'`. */
const CODE = /code: '([a-z-]{1,10}\/[a-z-]{1,30})'/;
/** The file and the position in a stack frame: `    at decode (/workspace/lib/index.js:12:34)`. */
const FRAME = / {4}at [^\n]*?(\/[\w./@-]{1,100}\.[cm]?js)(:\d{1,6}:\d{1,7})/;

/** Returns what may be logged of a line: '' below a warning, and in a flood of similar lines. */
export function reduceLine(line: string): string {
  const { severity, message } = readEntry(line);
  if (BELOW_WARNING.includes(severity)) return '';
  const text = message.slice(0, SEARCHED_CHARACTERS);
  const firstWords = FIRST_WORDS.exec(text)?.[0];
  if (!allowLine(firstWords ?? '')) return '';
  const code = CODE.exec(text)?.[1];
  const reduced = { severity, message: 'library', start: firstWords, code, at: firstFrame(text) };
  return `${JSON.stringify(reduced)}\n`;
}

/**
 * Reads the severity and the message of a line. Firebase's library writes JSON, whose other fields
 * are dropped, because they can contain text of a request. Any other line is a warning.
 */
function readEntry(line: string) {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch {
    return { severity: 'WARNING', message: line };
  }
}

/** The place in the code where an error was thrown, if the text contains its stack. */
function firstFrame(text: string): string | undefined {
  const [, file, position] = FRAME.exec(text) ?? [];
  // The text of a request can look like a frame, so only a file that exists here is logged.
  return file && existsSync(file) ? `${file}${position}` : undefined;
}
