/** A start that cannot go on, told in one sentence; `details` is the tail of a process's output. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  readonly details: string;

  constructor(sentence: string, details = '') {
    super(sentence);
    this.details = details;
  }
}

/** Tells why a start did not go on: the sentence last, where it is read first. */
export function report(error: unknown): void {
  if (error instanceof StartFailure) {
    if (error.details !== '') console.error(`${error.details}\n`);
    console.error(error.message);
  } else {
    console.error(error);
  }
}
