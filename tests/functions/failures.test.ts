import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { COMPLETE_SIGN_UP } from '../../src/shared/callable';
import { claim, createClaimant } from '../support/accounts';
import { inconsistenciesOf } from '../support/consistency';
import { startDeployedFunction } from '../support/deployed-function';
import { reservedFor, userDocument } from '../support/records';
import { callLines } from '../support/run-function';

/** The timeout of the site (src/backend/functions.ts). */
const CLIENT_TIMEOUT_MS = 15_000;

const UNREACHABLE = '127.0.0.1:1';
const withoutVerification = {
  // In the emulator, verifying a token needs Auth too.
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
};

test.each<[string, string, NodeJS.ProcessEnv]>([
  ['Firestore', 'deadline-exceeded', { FIRESTORE_EMULATOR_HOST: UNREACHABLE }],
  [
    'Auth',
    'app/network-error',
    { FIREBASE_AUTH_EMULATOR_HOST: UNREACHABLE, ...withoutVerification },
  ],
])('an unreachable %s gives UNAVAILABLE before the client times out', async (_, code, env) => {
  const disconnected = await startDeployedFunction(env);
  onTestFinished(disconnected.stop);
  const { uid, idToken, username } = await createClaimant();
  const start = performance.now();
  const response = await claim(disconnected.url, idToken, username);
  expect(response.status).toBe('UNAVAILABLE');
  expect(performance.now() - start).toBeLessThan(CLIENT_TIMEOUT_MS);
  expect(await userDocument(uid)).toBeUndefined();
  // The log identifies the call and has no personal data.
  const { call } = z.object({ call: z.uuid() }).parse(response.details);
  const line = { severity: 'ERROR', message: COMPLETE_SIGN_UP, call, outcome: 'failed', code };
  await expect
    .poll(() => callLines(disconnected.output()))
    .toContainEqual(expect.objectContaining(line));
  expect(disconnected.output()).not.toContain(username);
});

/** Starting a process loads the Admin SDK, and each round starts one. */
const LIMIT_MS = 120_000;
const USERS = 15;

describe('after the process was killed during claims', () => {
  type User = Awaited<ReturnType<typeof createClaimant>>;
  const users: User[] = [];

  beforeAll(async () => {
    let unanswered = 0;
    // The first crash comes before any response, the second one after some.
    for (const responses of [0, 7]) {
      const claiming = await Promise.all(Array.from({ length: USERS }, createClaimant));
      users.push(...claiming);
      unanswered += await crashDuringClaims(claiming, responses);
    }
    expect(unanswered).toBeGreaterThan(0);
  }, LIMIT_MS);

  /** @returns the number of claims without a response */
  async function crashDuringClaims(claiming: readonly User[], responses: number): Promise<number> {
    const crashing = await startDeployedFunction();
    let settled = 0;
    const claims = claiming.map(({ idToken, username }) =>
      claim(crashing.url, idToken, username).finally(() => {
        settled += 1;
      }),
    );
    const all = Promise.allSettled(claims);
    await vi.waitUntil(() => settled >= responses, { timeout: LIMIT_MS, interval: 1 });
    crashing.crash();
    return (await all).filter(({ status }) => status === 'rejected').length;
  }

  test('no sign-up is half done', async () => {
    expect(await inconsistenciesOf(users)).toEqual([]);
  });

  test('a retry completes each sign-up', async () => {
    const restarted = await startDeployedFunction();
    onTestFinished(restarted.stop);
    await Promise.all(
      users.map(async ({ uid, idToken, username }) => {
        const response = await claim(restarted.url, idToken, username);
        expect(response).toEqual({ status: 'OK', result: { uid, username } });
        expect((await userDocument(uid))?.username).toBe(username);
        expect(await reservedFor(username)).toBe(uid);
      }),
    );
  });
});
