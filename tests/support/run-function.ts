import { execFile } from 'node:child_process';
import { bucket } from './records';

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
  const script = `
    const functions = await import(process.cwd() + '/functions/lib/index.js');
    await functions.${name}.run(${JSON.stringify(event)});
  `;
  const env = {
    ...process.env,
    ...rest,
    ...(projectId && { GCLOUD_PROJECT: projectId }),
    FUNCTION_TARGET: name,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: storageBucket ?? bucket() }),
  };
  return new Promise((resolve) => {
    const args = ['--input-type=module', '--eval', script];
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ succeeded: error === null, log: stdout + stderr }),
    );
  });
}
