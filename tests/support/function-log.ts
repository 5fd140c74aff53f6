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

/** The lines of a log that are JSON, oldest first. */
export function jsonLines(output: string): unknown[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line));
}
