import { relative } from 'node:path';

/** A mistake in a text: the file, the line if it is known, and one sentence for the writer. */
export class Mistake extends Error {
  constructor(file: string, sentence: string, line?: number) {
    super(`${relative('', file)}${line ? `:${line}` : ''}: ${sentence}`);
    // Writers need no stack trace.
    this.stack = this.message;
  }
}
