import { spawn } from 'node:child_process';
import { once } from 'node:events';
import setup from './global-setup';

// Runs one of the parts below, which package.json names.

type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
};

const FORMAT_AND_LINT: Command = { program: 'biome', args: ['ci', '--error-on-warnings', '.'] };
const TYPES: Command = { program: 'tsc', args: ['-b'] };

const FAST_VITEST: Command = {
  program: 'vitest',
  args: ['run', '--exclude', '**/*.full.test.ts'],
};
const FULL_VITEST: Command = { program: 'vitest', args: ['run', '.full.test.ts'] };

const FAST_PLAYWRIGHT: Command = {
  program: 'playwright',
  // This also matches names of files.
  args: ['test', '--grep-invert', '\\.full\\.spec\\.ts'],
};
const FULL_PLAYWRIGHT: Command = { program: 'playwright', args: ['test', '\\.full\\.spec\\.ts'] };

/**
 * Debian's whole browser differs from its headless shell, with which the other tests run. Where it is
 * not installed, this runs in the browser of the others.
 */
const IN_WHOLE_CHROMIUM: Command = {
  program: 'playwright',
  args: ['test', 'real-project'],
  env: { CHROMIUM_PATH: '/usr/bin/chromium' },
};

type Part = { readonly checks: readonly Command[]; readonly tests: readonly Command[] };

/** The checks of a part run beside the setup, and its tests after it, one command after the other. */
const PARTS: Readonly<Record<string, Part>> = {
  fast: { checks: [FORMAT_AND_LINT, TYPES], tests: [FAST_VITEST, FAST_PLAYWRIGHT] },
  'no-browser': { checks: [], tests: [FAST_VITEST] },
  rest: { checks: [], tests: [FULL_VITEST, FULL_PLAYWRIGHT, IN_WHOLE_CHROMIUM] },
};

const part = PARTS[process.argv[2] ?? ''];
if (!part) throw new Error(`Name one of these parts: ${Object.keys(PARTS).join(', ')}.`);
const checks = part.checks.map(run);
// Runs here once, because Vitest and Playwright would each build the site and start a backend.
const stop = await setup();
let exitCode = Math.max(0, ...(await Promise.all(checks)));
for (const command of part.tests) {
  if (exitCode === 0) exitCode = await run(command);
}
process.exitCode = exitCode;
await stop?.();

/** Runs a program of a dependency. @returns its exit code */
async function run({ program, args, env }: Command): Promise<number> {
  const child = spawn(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return Number(code ?? 1);
}
