import { execFile } from 'node:child_process';

/**
 * Runs a command of maintenance as an operator does.
 *
 * @param answer the standard input
 */
export function runCommand(name: string, args: readonly string[], answer = '') {
  const command = ['--import', 'tsx', `maintenance/${name}.ts`, ...args];
  return new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
    const child = execFile(process.execPath, command, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: stdout + stderr });
    });
    child.stdin?.end(answer);
  });
}
