import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { COMPLETE_SIGN_UP } from '../../src/shared/callable';
import { createClaimant } from '../support/accounts';
import { claim } from '../support/call-function';
import { inconsistenciesOf } from '../support/consistency';
import { deployFunction, startDeployedFunction } from '../support/deployed-function';
import { callLines } from '../support/function-log';
import { reservedFor, userDocument } from '../support/records';

/** The timeout of the site (src/backend/functions.ts). */
const CLIENT_TIMEOUT_MS = 15_000;

const UNREACHABLE = '127.0.0.1:1';
const withoutVerification = {
  // In the emulator, verifying a token needs Auth too.
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
};

describe.each<[string, string, NodeJS.ProcessEnv]>([
  ['Firestore', 'deadline-exceeded', { FIRESTORE_EMULATOR_HOST: UNREACHABLE }],
  [
    'Auth',
    'app/network-error',
    { FIREBASE_AUTH_EMULATOR_HOST: UNREACHABLE, ...withoutVerification },
  ],
])('a claim while %s is unreachable', async (_, code, env) => {
  const disconnected = await deployFunction(env);
  const { uid, idToken, username } = await createClaimant();
  const start = performance.now();
  const response = await claim(disconnected.url, idToken, username);
  const ms = performance.now() - start;

  test('gives UNAVAILABLE', () => expect(response.status).toBe('UNAVAILABLE'));

  test('ends before the client times out', () => expect(ms).toBeLessThan(CLIENT_TIMEOUT_MS));

  test('stores nothing', async () => expect(await userDocument(uid)).toBeUndefined());

  test('logs the cause with the id in the response', async () => {
    const { call } = z.object({ call: z.uuid() }).parse(response.details);
    const line = { severity: 'ERROR', message: COMPLETE_SIGN_UP, call, outcome: 'failed', code };
    const lines = () => callLines(disconnected.output());
    await expect.poll(lines).toContainEqual(expect.objectContaining(line));
  });

  test('logs no personal data', () => expect(disconnected.output()).not.toContain(username));
});

/** Starting a process loads the Admin SDK, and each round starts one. */
const LIMIT_MS = 120_000;
const USERS = 15;

describe('after the process was killed during claims', () => {
  type User = Awaited<ReturnType<typeof createClaimant>>;
  let users: readonly User[];
  let unanswered: number;

  beforeAll(async () => {
    const before = await crashDuringClaims(0);
    const between = await crashDuringClaims(7);
    users = [...before.users, ...between.users];
    unanswered = before.unanswered + between.unanswered;
  }, LIMIT_MS);

  /** Kills the process when it has sent a number of responses. */
  async function crashDuringClaims(responses: number) {
    const claiming = await Promise.all(Array.from({ length: USERS }, createClaimant));
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
    const failed = (await all).filter(({ status }) => status === 'rejected');
    return { users: claiming, unanswered: failed.length };
  }

  test('some claims have no response', () => expect(unanswered).toBeGreaterThan(0));

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
