import { execFileSync } from 'node:child_process';
import { COMPLETE_SIGN_UP } from '../src/shared/callable';

const PRINT_CPU_MS = `
  const before = process.cpuUsage();
  for (const module of process.argv.slice(1)) await import(module);
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1000);
  process.exit();
`;

/** The CPU time of a new process for loading modules, which resolve from the folder `functions`. */
export async function timeLoad(...modules: readonly string[]) {
  const args = ['--input-type=module', '--eval', PRINT_CPU_MS, ...modules];
  const env = { ...process.env, FUNCTION_TARGET: COMPLETE_SIGN_UP, FUNCTIONS_EMULATOR: 'true' };
  return { ms: Number(execFileSync(process.execPath, args, { cwd: 'functions', env })) };
}
