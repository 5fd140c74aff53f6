import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { COMPLETE_SIGN_UP } from '../src/shared/complete-sign-up';
import { createAccount, uniqueUsername } from '../tests/support/auth-emulator';
import { callFunction } from '../tests/support/callable';
import { startDeployedFunction } from '../tests/support/deployed-function';
import { median } from './statistics';

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
    ours: ['./lib/index.js'],
    // The minimum for a callable function with Firestore.
    bare: ['firebase-functions/v2/https', 'firebase-admin/firestore'],
  };
  const rounds: Record<keyof typeof modules, z.infer<typeof costSchema>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    rounds.push({ ours: await loadOnce(modules.ours), bare: await loadOnce(modules.bare) });
  }
  const middle = (which: keyof typeof modules) => ({
    cpuMs: median(rounds.map((round) => round[which].cpuMs)),
    peakMb: median(rounds.map((round) => round[which].peakMb)),
  });
  return { ours: middle('ours'), bare: middle('bare') };
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

/** The first commit of a new process, with gRPC or REST. */
const FIRST_COMMIT = `
  import { initializeApp } from 'firebase-admin/app';
  import { initializeFirestore } from 'firebase-admin/firestore';
  const preferRest = process.argv[1] === 'rest';
  const firestore = initializeFirestore(initializeApp({ projectId: 'demo-lively' }), { preferRest });
  const before = process.cpuUsage();
  const start = performance.now();
  await firestore.collection('bench').doc(String(process.pid)).set({ at: start });
  const { user, system } = process.cpuUsage(before);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ ms: performance.now() - start, cpuMs: (user + system) / 1000, peakMb }));
  process.exit();
`;

const commitSchema = costSchema.extend({ ms: z.number() });

/** Compares gRPC with `preferRest`, in alternation: time, CPU time and memory of a first commit. */
export async function benchTransports(runs: number) {
  const credentials = throwawayCredentials();
  const once = async (transport: 'grpc' | 'rest') => {
    const { stdout } = await execute(
      process.execPath,
      ['--input-type=module', '--eval', FIRST_COMMIT, transport],
      {
        cwd: FUNCTIONS,
        // REST needs credentials even with the emulator; they are not checked.
        env: { ...process.env, GOOGLE_APPLICATION_CREDENTIALS: credentials.file },
        timeout: 60_000,
      },
    );
    return commitSchema.parse(JSON.parse(stdout));
  };
  try {
    const rounds: Record<'grpc' | 'rest', z.infer<typeof commitSchema>>[] = [];
    for (let run = 0; run < runs; run += 1) {
      rounds.push({ grpc: await once('grpc'), rest: await once('rest') });
    }
    const middle = (which: 'grpc' | 'rest') => ({
      ms: median(rounds.map((round) => round[which].ms)),
      cpuMs: median(rounds.map((round) => round[which].cpuMs)),
      peakMb: median(rounds.map((round) => round[which].peakMb)),
    });
    return { grpc: middle('grpc'), rest: middle('rest') };
  } finally {
    credentials.remove();
  }
}

function throwawayCredentials() {
  const folder = mkdtempSync(join(tmpdir(), 'lively-bench-'));
  const file = join(folder, 'credentials.json');
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = {
    type: 'service_account',
    project_id: 'demo-lively',
    private_key_id: 'none',
    private_key: privateKey,
    client_email: 'nobody@demo-lively.iam.gserviceaccount.com',
    client_id: '0',
  };
  writeFileSync(file, JSON.stringify(key));
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}
