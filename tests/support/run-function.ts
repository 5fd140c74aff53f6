import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local-backend/project';
import { copyBundle } from './deployed-function';

/** Delivers one event to a deployed function of a project, in a process of its own. */
export function runFunction(
  name: 'onUserDeleted' | 'checkConsistency',
  event: object,
  project = { projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET },
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
