import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import setup from './global-setup';

// Runs a part of the tests: `fast` for `npm test`, `node` for what the fast level tests without a
// browser, `full` for the files with `.full.` in their names.

type Command = readonly [program: string, ...args: string[]];

const CHECKS: readonly Command[] = [
  ['biome', 'ci', '--error-on-warnings', '.'],
  ['tsc', '-b'],
];
const FAST_VITEST: Command = ['vitest', 'run', '--exclude', '**/*.full.test.ts'];
const FAST_PLAYWRIGHT: Command = ['playwright', 'test', '--grep-invert', '\\.full\\.spec\\.ts'];
const FULL_VITEST: Command = ['vitest', 'run', '.full.test.ts'];
const FULL_PLAYWRIGHT: Command = ['playwright', 'test', '\\.full\\.spec\\.ts'];

/** Debian's whole browser. Its headless shell, which comes first otherwise, differs from it. */
const WHOLE_CHROMIUM = '/usr/bin/chromium';

/** The commands of each part; one starts when the one before it has succeeded. */
const PARTS = {
  fast: [FAST_VITEST, FAST_PLAYWRIGHT],
  node: [FAST_VITEST],
  full: [FULL_VITEST, FULL_PLAYWRIGHT],
} satisfies Record<string, readonly Command[]>;

const part = z.enum(['fast', 'node', 'full']).parse(process.argv[2]);
const checks = part === 'fast' ? CHECKS.map((check) => run(check)) : [];
// Runs here once, because Vitest and Playwright would each build the site and start a backend.
const stop = await setup();
let exitCode = Math.max(0, ...(await Promise.all(checks)));
for (const command of PARTS[part]) {
  if (exitCode === 0) exitCode = await run(command);
}
if (part === 'full' && exitCode === 0) {
  exitCode = await run(['playwright', 'test', 'real-project'], { CHROMIUM_PATH: WHOLE_CHROMIUM });
}
process.exitCode = exitCode;
await stop?.();

/** Runs a program of a dependency. @returns its exit code */
async function run([program, ...args]: Command, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return Number(code ?? 1);
}
