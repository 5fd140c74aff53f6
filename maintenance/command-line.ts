import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';

/** The exit codes. The usage text of a command says what they mean. */
export const EXIT = { done: 0, somethingLeft: 1, failure: 2 } as const;

/** Runs a command, which returns its exit code. Prints the message of an error. */
export async function runCommand(command: (args: readonly string[]) => Promise<number>) {
  process.exitCode = await command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(messageOf(error));
    return EXIT.failure;
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The schema of an option whose value must not be empty. */
export const nonEmpty = z.string().min(1);

/** The message about an option whose schema has no message of its own. */
const invalidOptionMessage: z.core.$ZodErrorMap = ({ path }) =>
  `--${String(path?.[0])} is missing or not valid.`;

/**
 * Parses the options of a command.
 *
 * @param schema has a field for each option; one that accepts `true` takes no value. The field
 *   `positionals`, if any, is for the arguments that are no options
 * @throws Error with one sentence about the first wrong option, and the usage
 */
export function parseCommandLine<Schema extends z.ZodObject>(
  args: readonly string[],
  schema: Schema,
  usage: string,
): z.infer<Schema> {
  const { positionals: positionalsSchema, ...options } = schema.shape;
  const types = Object.entries(options).map(([name, option]) => {
    const takesNoValue = z.safeParse(option, true).success;
    return [name, { type: takesNoValue ? 'boolean' : 'string' }] as const;
  });
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(types),
      allowPositionals: positionalsSchema !== undefined,
    });
    return schema.parse({ ...values, positionals }, { error: invalidOptionMessage });
  } catch (error) {
    const sentence = error instanceof z.ZodError ? error.issues[0]?.message : messageOf(error);
    throw new Error(`${sentence}\n\n${usage}`);
  }
}

/**
 * Asks the operator. Node's `question` would never return when the input ends without a line.
 *
 * @returns whether the first line of the input is the expected answer
 */
export async function confirm(question: string, expected = 'yes'): Promise<boolean> {
  process.stdout.write(`${question} `);
  for await (const line of createInterface({ input: process.stdin })) {
    return line.trim() === expected;
  }
  return false;
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
): Promise<number> {
  let failures = 0;
  for (const change of changes) {
    try {
      await make(change);
      console.log(`${nameOf(change)}: done`);
    } catch (error) {
      failures += 1;
      console.log(`${nameOf(change)}: left, ${messageOf(error)}`);
    }
  }
  return failures;
}
