/** A failed start, described in one sentence; `details` is the tail of a process's output. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  readonly details: string;

  constructor(sentence: string, details = '') {
    super(sentence);
    this.details = details;
  }
}

/** Prints the reason for a failed start: the sentence last, where users look first. */
export function report(error: unknown): void {
  if (error instanceof StartFailure) {
    if (error.details !== '') console.error(`${error.details}\n`);
    console.error(error.message);
  } else {
    console.error(error);
  }
}
