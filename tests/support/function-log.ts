import { readFileSync } from 'node:fs';
import { z } from 'zod';

const callLineSchema = z.object({
  severity: z.string(),
  message: z.string(),
  call: z.uuid(),
  outcome: z.string(),
  code: z.string().optional(),
  error: z.string().optional(),
  frames: z.array(z.string()).optional(),
  ms: z.number(),
});

/** The log lines of a function's calls (functions/src/calls.ts), oldest first. */
export function callLines(output: string): z.infer<typeof callLineSchema>[] {
  return jsonLines(output).flatMap((line) => callLineSchema.safeParse(line).data ?? []);
}

/** The words of the exclusion `not-ours`: the messages of the lines that Google stores. */
const [, STORED] =
  /NOT jsonPayload\.message=\(([^)]*)\)/.exec(readFileSync('infra/monitoring.tf', 'utf8')) ?? [];
if (STORED === undefined)
  throw new Error('infra/monitoring.tf excludes no lines by their message.');
const storedMessages: readonly string[] = STORED.match(/\w+(?=\\")/g) ?? [];

/** The part of a public function's log that Google stores. It excludes the lines of libraries. */
export function storedLog(output: string): string {
  const messageSchema = z.object({ message: z.string() });
  const stored = jsonLines(output).filter((line) => {
    const parsed = messageSchema.safeParse(line);
    return parsed.success && storedMessages.includes(parsed.data.message);
  });
  return stored.map((line) => JSON.stringify(line)).join('\n');
}

/** The lines of a log that are JSON, oldest first. */
export function jsonLines(output: string): unknown[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line));
}
