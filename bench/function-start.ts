import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { COMPLETE_SIGN_UP } from '../src/shared/complete-sign-up';
import { createAccount, uniqueUsername } from '../tests/support/auth-emulator';
import { callFunction } from '../tests/support/callable';
import { startDeployedFunction } from '../tests/support/deployed-function';
import { median } from '../tests/support/percentile';

// Not execFileSync, because it would miss connections that close in the meantime.
const execute = promisify(execFile);

/** The folder from which the modules resolve. */
const FUNCTIONS = 'functions';

/** Loads modules in a separate process, and prints the CPU time in ms. */
const MEASURED = `
  const before = process.cpuUsage();
  for (const module of process.argv.slice(1)) await import(module);
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1000);
  process.exit();
`;

async function loadOnce(...modules: readonly string[]): Promise<number> {
  const { stdout } = await execute(
    process.execPath,
    ['--input-type=module', '--eval', MEASURED, ...modules],
    {
      cwd: FUNCTIONS,
      env: { ...process.env, FUNCTION_TARGET: COMPLETE_SIGN_UP, FUNCTIONS_EMULATOR: 'true' },
    },
  );
  return Number(stdout);
}

/** Compares loading the function's code with loading the SDKs alone, in alternation. */
export async function benchLoading(runs: number) {
  const bundle: number[] = [];
  const sdks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    bundle.push(await loadOnce('./lib/index.js'));
    // The minimum for a callable function with Firestore.
    sdks.push(await loadOnce('firebase-functions/v2/https', 'firebase-admin/firestore'));
  }
  return { bundle: median(bundle), sdks: median(sdks) };
}

/** The first claim of a process, before it has a connection to Firestore, and the second, in ms. */
export async function benchFirstClaim(runs: number) {
  const times: [first: number, second: number][] = [];
  for (let run = 0; run < runs; run += 1) {
    const accounts = [await createAccount(), await createAccount()];
    const deployed = await startDeployedFunction();
    const claim = async (idToken = '') => {
      const start = performance.now();
      const data = { name: 'Jane', username: uniqueUsername() };
      await callFunction(deployed.url, { data, idToken });
      return performance.now() - start;
    };
    try {
      times.push([await claim(accounts[0]?.idToken), await claim(accounts[1]?.idToken)]);
    } finally {
      await deployed.stop();
    }
  }
  return {
    first: median(times.map(([first]) => first)),
    second: median(times.map(([, second]) => second)),
  };
}
