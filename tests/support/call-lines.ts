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

/** The log lines of a function's calls (functions/src/call-log.ts), oldest first. */
export function callLines(output: string): z.infer<typeof callLineSchema>[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => callLineSchema.safeParse(JSON.parse(line)))
    .flatMap(({ data }) => data ?? []);
}
