import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createLimiter, repeatOrClaim } from '../../functions/src/repeat-or-claim';
import { newUserDocument } from '../../src/shared/user-document';
import { suggestUsernames } from '../../src/shared/username-suggestions';
import { createAccount, disableAccount, uniqueUsername } from '../support/auth-emulator';
import { callLines } from '../support/call-lines';
import { callFunction } from '../support/callable';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';
import { emulators } from '../support/emulators';
import { firestore, reservedFor, services, userDocument, usersNamed } from '../support/records';

let deployed: DeployedFunction;

beforeAll(async () => {
  deployed = await startDeployedFunction();
});

afterAll(() => deployed.stop());

const claim = (idToken: string | undefined, data: unknown) =>
  callFunction(deployed.url, { data, ...(idToken !== undefined && { idToken }) });

// Accounts are not deleted afterwards: emails are unique, and each deletion starts a function.
/** A new user who has claimed a username. */
async function claimed() {
  const account = await createAccount();
  const username = uniqueUsername();
  await claim(account.idToken, { name: 'Jane', username });
  return { ...account, username };
}

describe('a claim', () => {
  test('writes exactly the specified document and its reservation', async () => {
    const { uid, email, idToken } = await createAccount();
    const username = uniqueUsername();
    // Calls the Functions emulator, as the site does.
    const data = { name: ' Jane Doe ', username: ` ${username} ` };
    const response = await callFunction(emulators().completeSignUp, { data, idToken });

    expect(response).toEqual({ status: 'OK', result: { uid, username } });
    expect(await userDocument(uid)).toStrictEqual({
      name: 'Jane Doe',
      username,
      UID: uid,
      email,
      plan: 'free',
      profilePicPath: 'default',
      spaces: ['My events', 'Friend events'],
      status: { emoji: '😊', text: 'Feeling good' },
      quickAddFriends: [],
    });
    expect(await reservedFor(username)).toBe(uid);
  });

  // Not a valid id of a Firestore document.
  test('accepts the username __jane__', async () => {
    const { uid, idToken } = await createAccount();
    onTestFinished(async () => {
      await firestore().doc(`users/${uid}`).delete();
      await firestore().doc('usernames/@__jane__').delete();
    });
    const response = await claim(idToken, { name: 'Jane', username: '__jane__' });
    expect(response).toEqual({ status: 'OK', result: { uid, username: '__jane__' } });
  });

  test('of the username of another user, or of a reserved one, is rejected as taken', async () => {
    const jane = await claimed();
    const legacy = uniqueUsername();
    const old = { name: 'Old', username: legacy, UID: 'legacy', email: 'old@example.com' };
    const withoutReservation = firestore().doc(`users/legacy-${legacy}`);
    await withoutReservation.set(newUserDocument(old));
    onTestFinished(async () => void (await withoutReservation.delete()));

    const john = await createAccount();
    for (const username of [jane.username, legacy, 'ad min']) {
      const response = await claim(john.idToken, { name: 'John', username });
      expect(response).toMatchObject({ status: 'ALREADY_EXISTS', message: /taken/ });
    }
    expect(await userDocument(john.uid)).toBeUndefined();
    expect(await reservedFor(jane.username)).toBe(jane.uid);
    expect(await reservedFor(legacy)).toBeUndefined();
    expect(await reservedFor('admin')).toBeUndefined();
  });
});

describe('the error for a taken username suggests', () => {
  const suggestionsFor = async (username: string, idToken: string) => {
    const response = await claim(idToken, { name: 'John', username });
    expect(response).toMatchObject({ status: 'ALREADY_EXISTS' });
    // Exactly, because the details must reveal nothing else.
    return z.strictObject({ suggestions: z.array(z.string()) }).parse(response.details).suggestions;
  };

  test('three usernames that can be claimed, also for a reserved one with spaces', async () => {
    for (const username of [(await claimed()).username, 'ad min']) {
      const { idToken, uid } = await createAccount();
      const suggestions = await suggestionsFor(username, idToken);
      expect(new Set(suggestions).size).toBe(3);
      expect(suggestUsernames(username.replace(' ', ''))).toEqual(
        expect.arrayContaining(suggestions),
      );
      const [first] = suggestions;
      const response = await claim(idToken, { name: 'John', username: first });
      expect(response).toEqual({ status: 'OK', result: { uid, username: first } });
    }
  });

  // A fixed selection would reveal that the missing ones are taken.
  test('a random selection', async () => {
    const { username } = await claimed();
    const { idToken } = await createAccount();
    const seen = new Set<string>();
    for (let calls = 0; calls < 6; calls += 1) {
      for (const suggestion of await suggestionsFor(username, idToken)) seen.add(suggestion);
    }
    expect(seen.size).toBeGreaterThan(8);
  });

  test.each<[string, (username: string) => readonly [path: string, data: object]]>([
    ['reservations', (username) => [`usernames/@${username}`, { UID: 'x' }]],
    ['users without a reservation', (username) => [`users/legacy-${username}`, { username }]],
  ])('none that are taken by %s', async (_, documentOf) => {
    const { username } = await claimed();
    const [create, remove] = [firestore().batch(), firestore().batch()];
    for (const [path, data] of suggestUsernames(username).map(documentOf)) {
      create.set(firestore().doc(path), data);
      remove.delete(firestore().doc(path));
    }
    await create.commit();
    onTestFinished(async () => void (await remove.commit()));
    expect(await suggestionsFor(username, (await createAccount()).idToken)).toEqual([]);
  });
});

describe('a repeated claim', () => {
  test('returns the first result and writes nothing, for any name and username', async () => {
    const { uid, idToken, username } = await claimed();
    const before = await userDocument(uid);
    const other = uniqueUsername();
    for (const wanted of [username, other, 'admin']) {
      const response = await claim(idToken, { name: 'Janet', username: wanted });
      expect(response).toEqual({ status: 'OK', result: { uid, username } });
    }
    expect(await userDocument(uid)).toEqual(before);
    expect(await reservedFor(other)).toBeUndefined();
  });

  test('five times concurrently creates one document and returns five equal results', async () => {
    const { uid, idToken } = await createAccount();
    const username = uniqueUsername();
    const data = { name: 'Jane', username };
    const responses = await Promise.all(Array.from({ length: 5 }, () => claim(idToken, data)));
    for (const response of responses) {
      expect(response).toEqual({ status: 'OK', result: { uid, username } });
    }
    expect(await usersNamed(username)).toEqual([uid]);
  });

  test('for two usernames concurrently keeps one of them and returns it twice', async () => {
    const { uid, idToken } = await createAccount();
    const usernames = [uniqueUsername(), uniqueUsername()];
    const responses = await Promise.all(
      usernames.map((username) => claim(idToken, { name: 'Jane', username })),
    );
    const kept = (await userDocument(uid))?.username;
    expect(usernames).toContain(kept);
    for (const response of responses)
      expect(response).toMatchObject({ result: { username: kept } });
    const other = usernames.find((username) => username !== kept) ?? '';
    expect(await reservedFor(other)).toBeUndefined();
  });
});

// agreement.test.ts tries more values, tests/attack/claim.test.ts larger ones and forged tokens.
describe('an invalid claim writes nothing, and the error names the field:', () => {
  const wanted = { name: 'Jane', username: 'jane' };
  test.each<[string, unknown, object]>([
    ['no data', null, { field: 'request' }],
    ['an array', [], { field: 'request' }],
    ['another uid', { ...wanted, uid: 'other' }, { field: 'request' }],
    ['a plan', { ...wanted, plan: 'premium' }, { field: 'request' }],
    ['no name', { username: 'jane' }, { field: 'name' }],
    ['a huge name', { ...wanted, name: 'x'.repeat(8_000) }, { field: 'name' }],
    ['no username', { name: 'Jane' }, { field: 'username' }],
    ...[
      ['x'.repeat(8_000), 'usernameLength'],
      [' ', 'usernameEmpty'],
      ['a/b/c', 'usernameCharacters'],
      ['abc.', 'usernameEndsInPeriod'],
      ['a..b', 'usernameAdjacentPeriods'],
    ].map(([username, error]): [string, unknown, object] => [
      `${error}`,
      { ...wanted, username },
      { field: 'username', error },
    ]),
  ])('%s', async (_, data, details) => {
    const { uid, idToken } = await createAccount();
    const response = await claim(idToken, data);
    expect(response.status).toBe('INVALID_ARGUMENT');
    // Exactly, because a message of zod can quote the payload.
    expect(response.details).toEqual(details);
    expect(await userDocument(uid)).toBeUndefined();
  });
});

// Skips token verification, which is stricter in the emulator than in production.
describe('a claim with a valid token is rejected', () => {
  const claimAs = (uid: string, email: string, username = uniqueUsername()) =>
    repeatOrClaim(services(), { uid, email }, { name: 'Jane', username }, createLimiter());

  test('when the account is disabled', async () => {
    const { uid, email } = await createAccount();
    await disableAccount(uid);
    expect(await claimAs(uid, email)).toEqual({ outcome: 'disabled' });
    expect(await userDocument(uid)).toBeUndefined();
  });

  test('when the account was deleted without an event', async () => {
    expect(await claimAs('ghost', 'ghost@example.com')).toEqual({ outcome: 'deleted' });
    expect(await userDocument('ghost')).toBeUndefined();
  });

  test('when the form rejects the email, unless the claim is a repeat', async () => {
    const invalid = 'jane@localhost';
    const account = await createAccount();
    const rejected = { code: 'invalid-argument', details: { field: 'email' } };
    await expect(claimAs(account.uid, invalid)).rejects.toMatchObject(rejected);
    expect(await userDocument(account.uid)).toBeUndefined();
    const { uid, username } = await claimed();
    expect(await claimAs(uid, invalid)).toEqual({ outcome: 'repeated', username });
  });
});

test('logs one line per call with its outcome and no personal data', async () => {
  const before = deployed.output().length;
  const logged = () => deployed.output().slice(before);
  const jane = await createAccount();
  const john = await createAccount();
  const username = uniqueUsername();
  const wanted = { name: 'Jane Unmistakable', username };
  await claim(jane.idToken, wanted);
  await claim(jane.idToken, wanted);
  await claim(john.idToken, wanted);
  await claim(john.idToken, { ...wanted, username: 'Capital' });
  await claim(undefined, wanted);
  await expect
    .poll(() => callLines(logged()).map(({ outcome }) => outcome))
    .toEqual(['claimed', 'repeated', 'taken', 'invalid', 'unauthenticated']);
  expect(new Set(callLines(logged()).map(({ call }) => call)).size).toBe(5);
  for (const secret of [jane.email, jane.uid, 'Unmistakable', jane.idToken, username]) {
    expect(logged()).not.toContain(secret);
  }
});
