import { parseArgs } from 'node:util';
import { z } from 'zod';

/** The exit codes: each usage text says what they mean for its command. */
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

/** Names the wrong option when its schema has no message of its own. */
const nameOption: z.core.$ZodErrorMap = ({ path }) => `--${path?.join()} is missing or not valid.`;

/** Returns one sentence about the first wrong option. */
function sentenceFor(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? error.message;
  if (error instanceof Error) return error.message;
  return String(error);
}

/**
 * Parses the options of a command. With `allowWords`, also parses the words before or between them,
 * as `words`.
 *
 * @throws Error with one sentence about the first wrong option, and the usage
 */
export function parseCommandLine<Schema extends z.ZodType>(
  args: readonly string[],
  types: Readonly<Record<string, 'string' | 'boolean'>>,
  schema: Schema,
  usage: string,
  { allowWords } = { allowWords: false },
): z.infer<Schema> {
  try {
    const options = Object.entries(types).map(([name, type]) => [name, { type }]);
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(options),
      allowPositionals: allowWords,
    });
    return schema.parse({ ...values, words: positionals }, { error: nameOption });
  } catch (error) {
    throw new Error(`${sentenceFor(error)}\n\n${usage}`);
  }
}
