import { execFile } from 'node:child_process';

/** Runs a command of maintenance for an operator who types an answer to its question. */
export function runCommand(name: string, args: readonly string[], answer = '') {
  const command = ['--import', 'tsx', `maintenance/${name}.ts`, ...args];
  return new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
    const child = execFile(process.execPath, command, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, output: stdout + stderr });
    });
    child.stdin?.end(answer);
  });
}
