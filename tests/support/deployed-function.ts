import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { COMPLETE_SIGN_UP } from '../../src/shared/callable';

const POLL_MS = 50;

export type DeployedFunction = Awaited<ReturnType<typeof startDeployedFunction>>;

/** Checks tokens, sizes and origins as in production, and logs as there. */
export const PRODUCTION: NodeJS.ProcessEnv = {
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FUNCTIONS_EMULATOR: undefined,
  // Set by each deployment.
  LOG_EXECUTION_ID: 'true',
};

/** Copies the bundle out of the repository, where it finds no package: when deployed, it needs none. */
export function copyBundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  for (const part of ['lib', 'package.json']) {
    cpSync(join('functions', part), join(folder, part), { recursive: true });
  }
  return folder;
}

/**
 * Starts a function, by default completeSignUp, in one process that serves concurrent requests, as when deployed. The
 * Functions emulator starts a process for each concurrent request instead. Uses the same bundle and
 * server as the Cloud Functions runtime.
 *
 * @param env variables to override; undefined removes a variable
 */
export async function startDeployedFunction(
  env: NodeJS.ProcessEnv = {},
  target: string = COMPLETE_SIGN_UP,
) {
  const port = await freePort();
  const folder = copyBundle();
  const child = spawn(
    process.execPath,
    [
      join('node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js'),
      `--source=${folder}`,
      `--target=${target}`,
      '--signature-type=http',
      `--port=${port}`,
    ],
    {
      env: {
        ...process.env,
        FUNCTION_TARGET: target,
        FUNCTIONS_EMULATOR: 'true',
        NODE_ENV: 'production',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exited = once(child, 'exit').finally(() => rmSync(folder, { recursive: true }));
  const url = `http://127.0.0.1:${port}/`;
  await Promise.race([
    waitUntilReady(url),
    exited.then(() => {
      throw new Error(`The function did not start:\n${output}`);
    }),
  ]);
  return {
    url,
    output: () => output,
    stop: async () => {
      child.kill();
      await exited;
    },
    /** Kills the process immediately, as a crash would. */
    crash: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** In production mode the server does not report when it is ready, so this polls it. */
async function waitUntilReady(url: string): Promise<void> {
  while (!(await fetch(url).then(Boolean, () => false))) await pause(POLL_MS);
}

/** @returns a port that was free a moment ago */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
