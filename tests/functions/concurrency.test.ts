import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { callFunction } from '../support/callable';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';
import { isFullRun } from '../support/full-run';
import { brokenInvariants } from '../support/invariants';
import { percentile } from '../support/percentile';
import { firestore, reservedFor, usersNamed } from '../support/records';

const ROUNDS = isFullRun ? 10 : 1;

let deployed: DeployedFunction;

beforeAll(async () => {
  deployed = await startDeployedFunction();
  // The first claim opens the connections.
  await claim((await createAccount()).idToken, uniqueUsername());
});

afterAll(() => deployed.stop());

for (const users of [2, 10, 50]) {
  for (const [which, isShared] of [
    ['the same username', true],
    ['different usernames', false],
  ] as const) {
    const title = `${users} concurrent claims of ${which}`;
    const statuses = isShared
      ? ['OK', ...Array<string>(users - 1).fill('ALREADY_EXISTS')]
      : Array<string>(users).fill('OK');

    test(`${title}: ${isShared ? 'one succeeds' : 'all succeed'}`, {
      timeout: 30_000 * ROUNDS,
    }, async () => {
      const times: number[] = [];
      let seconds = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const accounts = await Promise.all(Array.from({ length: users }, () => createAccount()));
        const shared = uniqueUsername();
        const start = performance.now();
        const claims = await Promise.all(
          accounts.map(({ idToken }) => claim(idToken, isShared ? shared : uniqueUsername())),
        );
        seconds += (performance.now() - start) / 1000;
        times.push(...claims.map(({ ms }) => ms));

        expect(claims.map(({ status }) => status).sort()).toEqual(statuses.toSorted());
        if (isShared) {
          const winner = accounts[claims.findIndex(({ status }) => status === 'OK')]?.uid;
          expect(await usersNamed(shared)).toEqual([winner]);
          expect(await reservedFor(shared)).toBe(winner);
        }
        const uids = new Set(accounts.map(({ uid }) => uid));
        expect(await brokenInvariants(firestore(), uids)).toEqual([]);
      }
      const [p50, p95] = [50, 95].map((percent) => percentile(times, percent).toFixed(0));
      const speed = `${(times.length / seconds).toFixed(0)} claims/s, p50 ${p50} ms, p95 ${p95} ms`;
      console.info(`${title}, ${times.length} in all: ${speed}`);
    });
  }
}

async function claim(idToken: string, username: string) {
  const start = performance.now();
  const { status } = await callFunction(deployed.url, { data: { name: 'P', username }, idToken });
  return { status, ms: performance.now() - start };
}
