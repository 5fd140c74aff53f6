import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { COMPLETE_SIGN_UP } from '../../src/shared/callable';
import { createAccount } from '../support/accounts';
import { claim } from '../support/call-function';
import { startDeployedFunction, startFunctionForFile } from '../support/deployed-function';
import { callLines } from '../support/function-log';
import { inconsistenciesOf, reservedFor, userDocument } from '../support/records';

/** The timeout of the site (src/backend/functions.ts). */
const CLIENT_TIMEOUT_MS = 15_000;

const UNREACHABLE = '127.0.0.1:1';
const withoutAuth = {
  FIREBASE_AUTH_EMULATOR_HOST: UNREACHABLE,
  // In the emulator, verifying a token needs Auth too.
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
};

describe.each<[string, string, NodeJS.ProcessEnv]>([
  ['Firestore', 'deadline-exceeded', { FIRESTORE_EMULATOR_HOST: UNREACHABLE }],
  ['Auth', 'app/network-error', withoutAuth],
])('a claim while %s is unreachable', async (_, code, env) => {
  const disconnected = await startFunctionForFile(env);
  const { uid, idToken, username } = await createAccount();
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

/** Kills the process when it has sent a number of responses to claims of 15 users. */
async function crashAfterResponses(count: number) {
  const users = await Promise.all(Array.from({ length: 15 }, () => createAccount()));
  const crashing = await startDeployedFunction();
  let settled = 0;
  const claims = users.map(({ idToken, username }) =>
    claim(crashing.url, idToken, username).finally(() => {
      settled += 1;
    }),
  );
  const all = Promise.allSettled(claims);
  await vi.waitUntil(() => settled >= count, { timeout: 60_000, interval: 1 });
  crashing.crash();
  const failed = (await all).filter(({ status }) => status === 'rejected');
  // Removes the folder of the bundle.
  await crashing.stop();
  return { users, unanswered: failed.length };
}

const testAfterCrash = test.extend('crash', { scope: 'file' }, async () => {
  const early = await crashAfterResponses(0);
  const midway = await crashAfterResponses(7);
  return {
    users: [...early.users, ...midway.users],
    unanswered: early.unanswered + midway.unanswered,
  };
});

describe('after the process was killed during claims', () => {
  testAfterCrash('some claims have no response', ({ crash }) => {
    expect(crash.unanswered).toBeGreaterThan(0);
  });

  testAfterCrash('no sign-up is half done', async ({ crash }) => {
    expect(await inconsistenciesOf(crash.users)).toEqual([]);
  });

  testAfterCrash('a retry completes each sign-up', async ({ crash }) => {
    const restarted = await startDeployedFunction();
    onTestFinished(restarted.stop);
    await Promise.all(
      crash.users.map(async ({ uid, idToken, username }) => {
        const response = await claim(restarted.url, idToken, username);
        expect(response).toEqual({ status: 'OK', result: { uid, username } });
        expect((await userDocument(uid))?.username).toBe(username);
        expect(await reservedFor(username)).toBe(uid);
      }),
    );
  });
});
