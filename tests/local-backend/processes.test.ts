import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Starts a backend with one part. */
async function start() {
  const args = ['--import', 'tsx', 'tests/local-backend/run-with-part.ts'];
  const backend = spawn(process.execPath, args);
  const [output] = await once(backend.stdout, 'data');
  const [part, temp = ''] = String(output).trim().split(' ');
  return { backend, part: Number(part), temp };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a backend that is stopped ends after its parts', async () => {
  const { backend, part } = await start();
  expect(isAlive(part)).toBe(true);
  backend.kill('SIGTERM');
  expect(await once(backend, 'exit')).toEqual([128 + 15, null]);
  expect(isAlive(part)).toBe(false);
});

test('a backend that is killed leaves no process', async () => {
  const { backend, part } = await start();
  backend.kill('SIGKILL');
  await expect.poll(() => isAlive(part), { timeout: 10_000 }).toBe(false);
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a backend that ends by %s leaves no temporary folder',
  async (signal) => {
    const { backend, temp } = await start();
    expect(existsSync(temp)).toBe(true);
    backend.kill(signal);
    await expect.poll(() => existsSync(temp), { timeout: 10_000 }).toBe(false);
  },
);

test('a part that ends stops everything with one sentence', async () => {
  const { backend, part, temp } = await start();
  process.kill(part, 'SIGKILL');
  const [errors, [code]] = await Promise.all([text(backend.stderr), once(backend, 'close')]);
  expect(errors).toBe(`${part} ${temp}\n\nThe part has ended, so everything ends.\n`);
  expect(code).toBe(1);
});
