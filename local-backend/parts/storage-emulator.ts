import { resolve } from 'node:path';
import { ROOT, STORAGE_RULES } from '../paths';
import { answersAt } from '../processes/ready';
import { HOST, PROJECT_ID } from '../project';
import { type Run, startPart, waitForPart } from './run';

const MAIN = resolve(import.meta.dirname, '../storage/main.ts');

/**
 * Starts the Storage emulator, which evaluates rules with the Firestore emulator (see ../storage).
 *
 * @throws StartFailure when it does not start
 */
export async function startStorageEmulator(run: Run): Promise<void> {
  const group = startPart(run, {
    name: 'The Storage emulator',
    log: 'storage',
    command: process.execPath,
    args: [
      '--import',
      'tsx',
      MAIN,
      `--project=${PROJECT_ID}`,
      `--host=${HOST}`,
      `--port=${run.ports.storage}`,
      `--firestore=${HOST}:${run.ports.firestore}`,
      `--functions=${run.ports.functions}`,
      `--rules=${STORAGE_RULES}`,
    ],
    cwd: ROOT,
  });
  const probe = answersAt(`http://${HOST}:${run.ports.storage}/`);
  await waitForPart(run, group, probe);
}
