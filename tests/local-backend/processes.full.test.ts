import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

/** Starts a backend with one part, and waits until the part is ready. */
async function start() {
  const args = ['--import', 'tsx', 'tests/local-backend/run-with-part.ts'];
  const backend = spawn(process.execPath, args);
  onTestFinished(() => void backend.kill());
  const ready = once(backend.stdout, 'data').then(([output]) => Number(output));
  const ended = once(backend, 'exit').then(() => undefined);
  const partPid = await Promise.race([ready, ended]);
  if (partPid === undefined) {
    throw new Error(`The backend ended while starting, with ${backend.exitCode}.`);
  }
  return { backend, partPid };
}

function expectNoProcess(pid: number): void {
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
}

test('a stopped backend ends after its parts', async () => {
  const { backend, partPid } = await start();
  backend.kill('SIGTERM');
  await once(backend, 'exit');
  expectNoProcess(partPid);
});

test('the end of a part ends the backend with its log and one sentence', async () => {
  const { backend, partPid } = await start();
  process.kill(partPid, 'SIGKILL');
  const [errors, [code]] = await Promise.all([text(backend.stderr), once(backend, 'close')]);
  // The part has logged only its process id.
  expect(errors).toBe(`${partPid}\n\nThe part has ended, so everything ends.\n`);
  expect(code).toBe(1);
});
