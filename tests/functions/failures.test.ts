import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
import { messages } from '../../src/shared/messages';
import { newUserDocument } from '../../src/shared/user-document';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { callLines } from '../support/call-lines';
import { callFunction } from '../support/callable';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';
import { keepFigures } from '../support/figures';
import { brokenInvariants } from '../support/invariants';
import { firestore, reservedFor, userDocument } from '../support/records';

/** The site gives up then (src/backend/complete-sign-up.ts). */
const CLIENT_TIMEOUT_MS = 15_000;

// Side by side: each has processes of its own, and the first one mostly waits.
describe.concurrent('Firestore cannot be reached', () => {
  let stranded: DeployedFunction;
  beforeAll(async () => {
    // Nothing listens there.
    stranded = await startDeployedFunction(COMPLETE_SIGN_UP, {
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    });
  });
  afterAll(() => stranded.stop());

  // The context's own: the global one cannot poll in tests that run side by side.
  test('the person is told in time that another try may help', async ({ expect }) => {
    const { idToken } = await createAccount();
    const data = { name: 'Jane', username: uniqueUsername() };
    const start = performance.now();
    const answer = await callFunction(stranded.url, { data, idToken });
    expect(answer).toMatchObject({ status: 'UNAVAILABLE', message: messages.somethingWentWrong });
    expect(performance.now() - start).toBeLessThan(CLIENT_TIMEOUT_MS);
    // The log tells of this very call, and nothing of the person.
    const { call } = z.object({ call: z.uuid() }).parse(answer.details);
    await expect
      .poll(() => callLines(stranded.output()))
      .toContainEqual(
        expect.objectContaining({
          ...{ severity: 'ERROR', message: COMPLETE_SIGN_UP },
          ...{ call, outcome: 'failed', code: 'deadline-exceeded' },
        }),
      );
    expect(stranded.output()).not.toContain(data.username);
  });
});

describe.concurrent('the process is killed in the middle of claims', () => {
  const ROUNDS = 4;
  const PEOPLE = 15;
  // It starts a process a round and one more, and each loads the Admin SDK.
  const LIMIT_MS = 120_000;

  test('nobody is left with half a sign-up, and asking again finishes it', {
    timeout: LIMIT_MS,
  }, async ({ task }) => {
    const people = await Promise.all(
      Array.from({ length: ROUNDS * PEOPLE }, async () => ({
        ...(await createAccount()),
        username: uniqueUsername(),
      })),
    );
    let unanswered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const doomed = await startDeployedFunction(COMPLETE_SIGN_UP);
      const claims = people
        .slice(round * PEOPLE, (round + 1) * PEOPLE)
        .map(({ idToken, username }) =>
          callFunction(doomed.url, { data: { name: 'Jane', username }, idToken }),
        );
      // Each round dies at another moment: after no answer, after some, after most.
      const deathAfter = Math.floor((round * PEOPLE) / ROUNDS);
      await answersOf(claims, deathAfter);
      await doomed.crash();
      const settled = await Promise.allSettled(claims);
      unanswered += settled.filter(({ status }) => status === 'rejected').length;
    }
    expect(unanswered).toBeGreaterThan(0);
    keepFigures(task, { kills: ROUNDS, claims: people.length, unanswered });
    expect(await brokenInvariants(firestore(), new Set(people.map(({ uid }) => uid)))).toEqual([]);

    const alive = await startDeployedFunction(COMPLETE_SIGN_UP);
    await Promise.all(
      people.map(async ({ uid, idToken, username }) => {
        const answer = await callFunction(alive.url, { data: { name: 'Jane', username }, idToken });
        expect(answer).toEqual({ status: 'OK', result: { uid, username } });
        expect((await userDocument(uid))?.username).toBe(username);
        expect(await reservedFor(username)).toBe(uid);
      }),
    );
    await alive.stop();
  });
});

test.concurrent('too many claims of one account are refused, and write nothing', async () => {
  const deployed = await startDeployedFunction(COMPLETE_SIGN_UP);
  const { idToken, uid, email } = await createAccount();
  const data = { name: 'Jane', username: 'admin' };
  const taken = { name: 'Jane', username: uniqueUsername() };
  await callFunction(deployed.url, { data: taken, idToken: (await createAccount()).idToken });
  const answers = await Promise.all(
    Array.from({ length: 31 }, () => callFunction(deployed.url, { data: taken, idToken })),
  );
  const refused = answers.filter(({ status }) => status === 'RESOURCE_EXHAUSTED');
  expect(refused).toEqual([{ status: 'RESOURCE_EXHAUSTED', message: messages.somethingWentWrong }]);
  expect(await userDocument(uid)).toBeUndefined();
  // An invalid name does not count, and other accounts are served.
  expect(await callFunction(deployed.url, { data, idToken })).toMatchObject({
    status: 'ALREADY_EXISTS',
  });
  const other = await createAccount();
  const fresh = { name: 'Jane', username: uniqueUsername() };
  expect(await callFunction(deployed.url, { data: fresh, idToken: other.idToken })).toMatchObject({
    status: 'OK',
  });
  // The user document of the exhausted account, as if another process had created it.
  const username = uniqueUsername();
  const document = newUserDocument({ name: 'Jane', username, UID: uid, email });
  await firestore().collection('users').doc(uid).set(document);
  expect(await callFunction(deployed.url, { data: taken, idToken })).toEqual({
    status: 'OK',
    result: { uid, username },
  });
  await firestore().collection('users').doc(uid).delete();
  await deployed.stop();
});

/** Resolves once so many of the claims have been answered. */
function answersOf(claims: readonly Promise<unknown>[], count: number): Promise<void> {
  return new Promise((resolve) => {
    let answered = 0;
    const check = () => {
      if (answered >= count) resolve();
      answered += 1;
    };
    check();
    for (const claim of claims) claim.then(check, check);
  });
}
