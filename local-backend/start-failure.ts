/** A start that cannot go on, told in one sentence; `details` is the tail of a process's output. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  readonly details: string;

  constructor(sentence: string, details = '') {
    super(sentence);
    this.details = details;
  }
}
