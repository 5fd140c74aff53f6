import { spawn } from 'node:child_process';
import { once } from 'node:events';
import setup from './global-setup';

// Runs Vitest, then Playwright unless a test has failed. The setup runs here once, because each of them
// would otherwise build the site and start a backend for itself.
const stop = await setup();
process.exitCode = await run('vitest', 'run');
if (process.exitCode === 0) process.exitCode = await run('playwright', 'test');
await stop?.();

/** @returns the exit code of a command of a dependency */
async function run(command: string, ...args: readonly string[]): Promise<number> {
  const child = spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return Number(code ?? 1);
}
