import { parseArgs } from 'node:util';
import { z } from 'zod';

/** The exit codes in the usage texts. */
export const EXIT = { done: 0, somethingLeft: 1, failure: 2 } as const;

/** Runs a command, which returns its exit code. Prints the message of an error. */
export async function runCommand(
  command: (args: readonly string[]) => Promise<number>,
): Promise<void> {
  process.exitCode = await command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return EXIT.failure;
  });
}

/**
 * Parses the options of a command, and the words before or between them (`words`).
 *
 * @throws Error with one sentence about the first wrong option, and the usage
 */
export function parseCommandLine<Schema extends z.ZodType>(
  args: readonly string[],
  types: Readonly<Record<string, 'string' | 'boolean'>>,
  schema: Schema,
  usage: string,
  takesWords = false,
): z.infer<Schema> {
  try {
    const options = Object.entries(types).map(([name, type]) => [name, { type }]);
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(options),
      allowPositionals: takesWords,
    });
    return schema.parse({ ...values, words: positionals }, { error: sentenceOf });
  } catch (error) {
    const message = error instanceof z.ZodError ? error.issues[0]?.message : error;
    throw new Error(`${message instanceof Error ? message.message : message}\n\n${usage}`);
  }
}

/** Names the wrong option when its schema has no message of its own. */
const sentenceOf: z.core.$ZodErrorMap = ({ path }) => `--${path?.join()} is missing or not valid.`;
