import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { z } from 'zod';
import { copyBundle } from './deployed-function';
import { emulators } from './emulators';
import { services } from './records';

/**
 * Delivers one event to a deployed function of a project, in a process of its own.
 *
 * @returns whether it succeeded, and its log
 */
export function runFunction(
  name: 'onUserDeleted' | 'checkConsistency',
  event: object,
  project = { projectId: emulators().projectId, storageBucket: services().bucket.name },
): Promise<{ readonly succeeded: boolean; readonly log: string }> {
  const folder = copyBundle();
  const script = `
    const functions = await import('${folder}/lib/index.js');
    await functions.${name}.run(${JSON.stringify(event)});
  `;
  const env = {
    ...process.env,
    GCLOUD_PROJECT: project.projectId,
    FUNCTION_TARGET: name,
    FIREBASE_CONFIG: JSON.stringify(project),
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
  return jsonLines(output).flatMap((line) => callLineSchema.safeParse(line).data ?? []);
}

/** The lines of a log that are JSON, oldest first. */
export function jsonLines(output: string): unknown[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line));
}
