import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { z } from 'zod';
import { copyBundle } from './deployed-function';
import { services } from './records';

type Project = { readonly projectId?: string; readonly storageBucket?: string };

/**
 * Delivers one event to a deployed function, in a process of its own.
 *
 * @returns whether it succeeded, and its log
 */
export function runFunction(
  name: 'onUserDeleted' | 'onPictureUploaded' | 'checkConsistency',
  event: object,
  { projectId, storageBucket, ...rest }: Project & NodeJS.ProcessEnv = {},
): Promise<{ readonly succeeded: boolean; readonly log: string }> {
  const folder = copyBundle();
  const script = `
    const functions = await import('${folder}/lib/index.js');
    await functions.${name}.run(${JSON.stringify(event)});
  `;
  const env = {
    ...process.env,
    ...rest,
    ...(projectId && { GCLOUD_PROJECT: projectId }),
    FUNCTION_TARGET: name,
    FIREBASE_CONFIG: JSON.stringify({
      projectId,
      storageBucket: storageBucket ?? services().bucket.name,
    }),
  };
  return new Promise((resolve) => {
    const args = ['--input-type=module', '--eval', script];
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true });
      resolve({ succeeded: error === null, log: stdout + stderr });
    });
  });
}

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
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => callLineSchema.safeParse(JSON.parse(line)))
    .flatMap(({ data }) => data ?? []);
}
