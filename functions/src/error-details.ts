import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSourceMap } from './source-map';

const FRAME = /^ {4}at (?:async )?(?:(.+) \()?((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)\)?$/;

// A failure in Firestore's client has up to 20 frames of its own before the caller's.
Error.stackTraceLimit = 30;

/** Frames of packages to keep. */
const PACKAGE_FRAMES = 5;

/**
 * An error's class and stack frames for the log: the first ones, and all of our own code. Never its
 * message, which can quote personal data, not even a line of it that looks like a frame.
 */
export function errorDetails(error: unknown): { error: string; frames: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, frames: [] };
  const { name, message, stack = '' } = error;
  const start = stack.indexOf(message);
  const lines = stack.slice(start < 0 ? 0 : start + message.length).split('\n');
  const frames = lines.flatMap((line) => {
    const [, caller, file, row, column] = FRAME.exec(line) ?? [];
    if (file === undefined) return [];
    const place = placeOf(file, Number(row), Number(column));
    return [caller === undefined ? place : `${caller} (${place})`];
  });
  return {
    error: name === 'Error' ? error.constructor.name : name,
    frames: frames.filter((frame, at) => at < PACKAGE_FRAMES || !frame.includes('node_modules/')),
  };
}

/** The place in the source of a bundled file; otherwise in the file itself. */
function placeOf(file: string, row: number, column: number): string {
  const inPackage = /node_modules\/.*$/.exec(file);
  if (inPackage) return `${inPackage[0]}:${row}:${column}`;
  const found = lookupOf(file)?.(row, column);
  if (!found) return `${file}:${row}:${column}`;
  // Sources are relative to functions/lib, where the bundle was built.
  return `${posix.join('functions/lib', found.source)}:${found.line}:${found.column}`;
}

type Lookup = ReturnType<typeof readSourceMap>;
const lookups = new Map<string, Lookup | undefined>();

/**
 * Reads the source map at the first failure. Node's --enable-source-maps would read it at each cold
 * start and keep 10 MB of memory.
 */
function lookupOf(file: string): Lookup | undefined {
  if (!lookups.has(file)) lookups.set(file, tryToRead(file));
  return lookups.get(file);
}

function tryToRead(file: string): Lookup | undefined {
  try {
    return readSourceMap(`${file.startsWith('file:') ? fileURLToPath(file) : file}.map`);
  } catch {
    return undefined;
  }
}
