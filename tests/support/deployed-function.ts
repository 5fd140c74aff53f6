import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { Lifecycle } from '../../local-backend/processes/lifecycle';
import { answersAt, startGroup, waitUntilReady } from '../../local-backend/processes/process-group';
import { ROOT } from '../../local-backend/project';
import { COMPLETE_SIGN_UP } from '../../src/shared/callable';
import { freePort } from './ports';

/** Makes a function log and check tokens as in production. Undefined removes a variable. */
export const PRODUCTION: NodeJS.ProcessEnv = {
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FUNCTIONS_EMULATOR: undefined,
  // Set by each deployment.
  LOG_EXECUTION_ID: 'true',
};

/** Copies the bundle out of the repository, so that it finds no packages: a deployed function has none either. */
export function copyBundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  for (const name of ['lib', 'package.json']) {
    cpSync(join('functions', name), join(folder, name), { recursive: true });
  }
  return folder;
}

/**
 * Starts a function with the bundle and the server of a deployment: one process serves concurrent
 * requests. The Functions emulator starts a process for each of them instead. Without the variables of
 * PRODUCTION, the function accepts the unsigned tokens of the emulators, and local origins.
 */
export async function startDeployedFunction(
  env: NodeJS.ProcessEnv = {},
  target = COMPLETE_SIGN_UP,
) {
  const lifecycle = new Lifecycle();
  const folder = copyBundle();
  lifecycle.removeAtEnd(folder);
  const port = await freePort();
  const group = startGroup(lifecycle, {
    name: target,
    command: process.execPath,
    args: [
      join('node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js'),
      `--source=${folder}`,
      `--target=${target}`,
      '--signature-type=http',
      `--port=${port}`,
    ],
    cwd: ROOT,
    env: {
      FUNCTION_TARGET: target,
      FUNCTIONS_EMULATOR: 'true',
      NODE_ENV: 'production',
      ...env,
    },
    logFile: join(folder, 'log'),
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilReady(group, answersAt(url), lifecycle.signal);
  return {
    url,
    output: group.output,
    stop: () => lifecycle.stop(),
    /** Kills the process immediately, as a crash would. */
    crash: group.kill,
  };
}

/** Starts a function for all tests of a file. Vitest ignores its `afterAll` in a running test. */
export async function startFunctionForFile(...args: Parameters<typeof startDeployedFunction>) {
  const deployed = await startDeployedFunction(...args);
  afterAll(deployed.stop);
  return deployed;
}
