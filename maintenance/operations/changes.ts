import { createInterface } from 'node:readline';

/** Asks the operator, also through a pipe. No answer means no. */
export async function confirm(question: string, answer = 'yes'): Promise<boolean> {
  process.stdout.write(`${question} `);
  const lines = createInterface({ input: process.stdin });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return value?.trim() === answer;
}

/**
 * Makes the changes one by one, prints the result of each, and goes on after a failure.
 *
 * @returns the number of failures
 */
export async function makeChanges<Change>(
  changes: readonly Change[],
  nameOf: (change: Change) => string,
  make: (change: Change) => Promise<void>,
  print: (line: string) => void = console.log,
): Promise<number> {
  let failures = 0;
  for (const change of changes) {
    try {
      await make(change);
      print(`${nameOf(change)}: done`);
    } catch (error) {
      failures += 1;
      print(`${nameOf(change)}: left, ${error instanceof Error ? error.message : error}`);
    }
  }
  return failures;
}
