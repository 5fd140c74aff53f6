import { parseArgs } from 'node:util';
import type { z } from 'zod';

type Types = Readonly<Record<string, 'string' | 'boolean'>>;

/**
 * Parses the options of a command, and the words before or between them (`words`).
 *
 * @throws Error with one sentence about the first wrong option, and the usage
 */
export function parseCommandLine<Schema extends z.ZodType>(
  args: readonly string[],
  types: Types,
  schema: Schema,
  usage: string,
  takesWords = false,
): z.infer<Schema> {
  const parsed = schema.safeParse(valuesOf(args, types, usage, takesWords));
  if (parsed.success) return parsed.data;
  throw usageError(parsed.error.issues[0]?.message ?? 'Wrong options.', usage);
}

function valuesOf(
  args: readonly string[],
  types: Types,
  usage: string,
  takesWords: boolean,
): unknown {
  const options = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: takesWords,
    });
    return { ...values, words: positionals };
  } catch (error) {
    // Only the first sentence, because Node appends hints.
    const [sentence = ''] = (error instanceof Error ? error.message : '').split(/\.\s|\n/);
    throw usageError(`${sentence.replace(/\.$/, '')}.`, usage);
  }
}

const usageError = (sentence: string, usage: string) => new Error(`${sentence}\n\n${usage}`);
