import { existsSync } from 'node:fs';

// A failure in Firestore's client has up to 20 frames of its own before the caller's.
Error.stackTraceLimit = 30;

/** Function, if any, file, line and column of `    at async claim (file:///lib/index.js:1:2)`. */
const FRAME = /^ {4}at (?:async )?(?:(.+) \()?((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)\)?$/;

/**
 * An error's class and its stack frames in the bundle, without its message, which can quote personal
 * data. The source maps of the build translate the frames (docs/deploy.md).
 */
export function errorDetails(error: unknown): { error: string; frames: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, frames: [] };
  const { name, message, stack = '' } = error;
  // A stack begins with the class and the message. If a library has replaced the message since, the
  // stack still has the old one, whose end is unknown and whose lines can look like frames. Then
  // function names are left out, because they could be text of the old message. A line of it can
  // still add the name of a file that exists, and two numbers.
  const [className = ''] = stack.split(/[:\n]/, 1);
  const header = message === '' ? className : `${className}: ${message}`;
  const isMessageUnchanged = `${stack}\n`.startsWith(`${header}\n`);
  const framesStart = isMessageUnchanged ? header.length : 0;
  const lines = stack.slice(framesStart).split('\n');
  const frames = lines.flatMap((line) => {
    const [, caller, file, row, column] = FRAME.exec(line) ?? [];
    if (file === undefined) return [];
    // Frames name a module by its URL, and other files by their path.
    const exists = existsSync(file.startsWith('file:') ? new URL(file) : file);
    if (!exists) return [];
    const place = `${file}:${row}:${column}`;
    return [caller && isMessageUnchanged ? `${caller} (${place})` : place];
  });
  // A subclass has the name 'Error' unless it sets another one.
  return { error: name === 'Error' ? error.constructor.name : name, frames };
}
