import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { COMPLETE_SIGN_UP } from '../src/shared/complete-sign-up';
import { createAccount, uniqueUsername } from '../tests/support/auth-emulator';
import { callFunction } from '../tests/support/callable';
import { startDeployedFunction } from '../tests/support/deployed-function';
import { median } from '../tests/support/percentile';

// Not execFileSync, because it would miss connections that close in the meantime.
const execute = promisify(execFile);

/** The folder from which the modules resolve. */
const FUNCTIONS = 'functions';

const costSchema = z.object({ cpuMs: z.number(), peakMb: z.number() });

/** Loads modules in a separate process, and prints the CPU time and the peak memory. */
const MEASURED = `
  const before = process.cpuUsage();
  for (const module of process.argv.slice(1)) await import(module);
  const { user, system } = process.cpuUsage(before);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ cpuMs: (user + system) / 1000, peakMb }));
  process.exit();
`;

async function loadOnce(modules: readonly string[]) {
  const { stdout } = await execute(
    process.execPath,
    ['--input-type=module', '--eval', MEASURED, ...modules],
    {
      cwd: FUNCTIONS,
      env: { ...process.env, FUNCTION_TARGET: COMPLETE_SIGN_UP, FUNCTIONS_EMULATOR: 'true' },
    },
  );
  return costSchema.parse(JSON.parse(stdout));
}

/** Compares loading the function's code with loading the SDKs alone, in alternation. */
export async function benchLoading(runs: number) {
  const modules = {
    bundle: ['./lib/index.js'],
    // The minimum for a callable function with Firestore.
    sdks: ['firebase-functions/v2/https', 'firebase-admin/firestore'],
  };
  const rounds: Record<keyof typeof modules, z.infer<typeof costSchema>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    rounds.push({ bundle: await loadOnce(modules.bundle), sdks: await loadOnce(modules.sdks) });
  }
  const middle = (which: keyof typeof modules) => ({
    cpuMs: median(rounds.map((round) => round[which].cpuMs)),
    peakMb: median(rounds.map((round) => round[which].peakMb)),
  });
  return { bundle: middle('bundle'), sdks: middle('sdks') };
}

/** The first claim of a process, before it has a connection to Firestore, and the second, in ms. */
export async function benchFirstClaim(runs: number) {
  const times: [first: number, second: number][] = [];
  for (let run = 0; run < runs; run += 1) {
    const accounts = [await createAccount(), await createAccount()];
    const deployed = await startDeployedFunction(COMPLETE_SIGN_UP);
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
