import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;

export type DeployedFunction = Awaited<ReturnType<typeof startDeployedFunction>>;

/**
 * One function in one process that serves many requests at once, as it does when deployed: the
 * Functions emulator starts a process for each request under way instead. Same bundle, same
 * server as the Cloud Functions run time.
 *
 * @param env what its environment has otherwise than this process; undefined takes a variable away
 */
export async function startDeployedFunction(target: string, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      join('node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js'),
      '--source=functions',
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
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}/`;
  await Promise.race([
    answers(url),
    exited.then(() => {
      throw new Error(`The function did not start:\n${output}`);
    }),
  ]);
  return {
    url,
    /** All that it has logged. */
    output: () => output,
    stop: async () => {
      child.kill();
      await exited;
    },
    /** Ends it as a crash or a lost machine does: in the middle of whatever it does. */
    crash: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** In production the run time does not say when it is ready: it answers then. */
async function answers(url: string): Promise<void> {
  while (!(await fetch(url).then(Boolean, () => false))) await pause(POLL_MS);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
