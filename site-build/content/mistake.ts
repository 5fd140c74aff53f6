import { join, relative } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** A mistake in a text: the file, the line, and one sentence for the writer. */
export class Mistake extends Error {
  constructor(file: string, line: number, sentence: string) {
    super(`${relative(ROOT, file)}:${line}: ${sentence}`);
    // Writers need no stack trace.
    this.stack = this.message;
  }
}
