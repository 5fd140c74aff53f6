import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { callLines } from '../support/call-lines';
import { callFunction } from '../support/callable';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';
import { isFullRun } from '../support/full-run';
import { brokenInvariants } from '../support/invariants';
import { firestore, reservedFor, userDocument } from '../support/records';

/** The timeout of the site (src/backend/complete-sign-up.ts). */
const CLIENT_TIMEOUT_MS = 15_000;

// Concurrent, because each suite has its own processes and the first one mostly waits.
describe.concurrent('when Firestore is unreachable', () => {
  let disconnected: DeployedFunction;
  beforeAll(async () => {
    disconnected = await startDeployedFunction({
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    });
  });
  afterAll(() => disconnected.stop());

  // expect.poll in concurrent tests needs the expect of the test context.
  test('the function responds with UNAVAILABLE before the client times out', async ({ expect }) => {
    const { idToken } = await createAccount();
    const data = { name: 'Jane', username: uniqueUsername() };
    const start = performance.now();
    const response = await callFunction(disconnected.url, { data, idToken });
    expect(response).toMatchObject({ status: 'UNAVAILABLE' });
    expect(performance.now() - start).toBeLessThan(CLIENT_TIMEOUT_MS);
    // The log identifies the call and has no personal data.
    const { call } = z.object({ call: z.uuid() }).parse(response.details);
    await expect
      .poll(() => callLines(disconnected.output()))
      .toContainEqual(
        expect.objectContaining({
          severity: 'ERROR',
          message: COMPLETE_SIGN_UP,
          call,
          outcome: 'failed',
          code: 'deadline-exceeded',
        }),
      );
    expect(disconnected.output()).not.toContain(data.username);
  });
});

test('an unreachable Auth gives UNAVAILABLE and writes nothing', async () => {
  const { uid, idToken } = await createAccount();
  const withoutAuth = await startDeployedFunction({
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    // In the emulator, verifying a token needs Auth too.
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
  });
  onTestFinished(() => withoutAuth.stop());
  const data = { name: 'Jane', username: uniqueUsername() };
  const response = await callFunction(withoutAuth.url, { data, idToken });
  expect(response).toMatchObject({ status: 'UNAVAILABLE' });
  expect(await userDocument(uid)).toBeUndefined();
});

describe.concurrent('when the process is killed during claims', () => {
  const ROUNDS = isFullRun ? 4 : 2;
  const USERS = 15;
  // Starts one process per round and another one, each of which loads the Admin SDK.
  const LIMIT_MS = 120_000;

  test('no sign-up is half done, and a retry completes it', {
    timeout: LIMIT_MS,
  }, async () => {
    const users = await Promise.all(
      Array.from({ length: ROUNDS * USERS }, async () => ({
        ...(await createAccount()),
        username: uniqueUsername(),
      })),
    );
    let unanswered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const crashing = await startDeployedFunction();
      const claims = users
        .slice(round * USERS, (round + 1) * USERS)
        .map(({ idToken, username }) =>
          callFunction(crashing.url, { data: { name: 'Jane', username }, idToken }),
        );
      // Each round crashes later: after no, some or most responses.
      const crashAfter = Math.floor((round * USERS) / ROUNDS);
      await untilSettled(claims, crashAfter);
      await crashing.crash();
      const settled = await Promise.allSettled(claims);
      unanswered += settled.filter(({ status }) => status === 'rejected').length;
    }
    expect(unanswered).toBeGreaterThan(0);
    console.info(`process killed ${ROUNDS} times: ${unanswered} of ${users.length} unanswered`);
    expect(await brokenInvariants(firestore(), new Set(users.map(({ uid }) => uid)))).toEqual([]);

    const restarted = await startDeployedFunction();
    await Promise.all(
      users.map(async ({ uid, idToken, username }) => {
        const response = await callFunction(restarted.url, {
          data: { name: 'Jane', username },
          idToken,
        });
        expect(response).toEqual({ status: 'OK', result: { uid, username } });
        expect((await userDocument(uid))?.username).toBe(username);
        expect(await reservedFor(username)).toBe(uid);
      }),
    );
    await restarted.stop();
  });
});

test.concurrent('rejects too many calls of one account without a write', async () => {
  const deployed = await startDeployedFunction();
  const { idToken, uid } = await createAccount();
  const taken = { name: 'Jane', username: uniqueUsername() };
  await callFunction(deployed.url, { data: taken, idToken: (await createAccount()).idToken });
  // An invalid call counts, too.
  const calls = Array.from({ length: 32 }, (_, call) => (call % 2 ? taken : {}));
  const responses = await Promise.all(
    calls.map((data) => callFunction(deployed.url, { data, idToken })),
  );
  const rejected = responses.filter(({ status }) => status === 'RESOURCE_EXHAUSTED');
  expect(rejected).toHaveLength(2);
  expect(await userDocument(uid)).toBeUndefined();
  // Other accounts are not limited.
  const other = await createAccount();
  const fresh = { name: 'Jane', username: uniqueUsername() };
  expect(await callFunction(deployed.url, { data: fresh, idToken: other.idToken })).toMatchObject({
    status: 'OK',
  });
  await deployed.stop();
});

/** Resolves when `count` of the claims have settled. */
function untilSettled(claims: readonly Promise<unknown>[], count: number): Promise<void> {
  return new Promise((resolve) => {
    let settled = 0;
    const check = () => {
      if (settled >= count) resolve();
      settled += 1;
    };
    check();
    for (const claim of claims) claim.then(check, check);
  });
}
