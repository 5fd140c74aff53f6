import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyBundle } from './deployed-function';
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
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: storageBucket ?? bucket() }),
  };
  return new Promise((resolve) => {
    const args = ['--input-type=module', '--eval', script];
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true });
      resolve({ succeeded: error === null, log: stdout + stderr });
    });
  });
}
