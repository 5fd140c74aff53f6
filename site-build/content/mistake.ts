import { relative } from 'node:path';

/** The file of a text, and the line if it is known. */
export type Place = { readonly path: string; readonly line?: number | undefined };

/** A mistake in a text: its place, and one sentence for the writer. */
export class Mistake extends Error {
  constructor({ path, line }: Place, sentence: string) {
    const file = relative(process.cwd(), path);
    super(line ? `${file}:${line}: ${sentence}` : `${file}: ${sentence}`);
    // Writers need no stack trace.
    this.stack = this.message;
  }
}
