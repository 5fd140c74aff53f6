import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createLimiter, repeatOrClaim } from '../../functions/src/repeat-or-claim';
import { unsignedToken } from '../../local-backend/storage/unsigned-token';
import { NAME_MAX_LENGTH } from '../../src/shared/name';
import { newUserDocument, userDocumentSchema } from '../../src/shared/user-document';
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
const member = () => createAccount();

describe('a claim', () => {
  test('writes exactly the specified document and its reservation', async () => {
    const jane = await member();
    const username = uniqueUsername();

    // Calls the Functions emulator, as the site does.
    const data = { name: ' Jane Doe ', username: ` ${username} ` };
    const response = await callFunction(emulators().completeSignUp, {
      data,
      idToken: jane.idToken,
    });

    expect(response).toEqual({ status: 'OK', result: { uid: jane.uid, username } });
    const document = await userDocument(jane.uid);
    expect(document).toStrictEqual({
      name: 'Jane Doe',
      username,
      UID: jane.uid,
      email: jane.email,
      plan: 'free',
      profilePicPath: 'default',
      spaces: ['My events', 'Friend events'],
      status: { emoji: '😊', text: 'Feeling good' },
      quickAddFriends: [],
    });
    expect(userDocumentSchema.safeParse(document).success).toBe(true);
    expect(await reservedFor(username)).toBe(jane.uid);
  });

  test.each(['__jane__', '.jane_', '1.2'])('accepts the username %s', async (username) => {
    const jane = await member();
    onTestFinished(() => remove(jane.uid, username));
    const response = await claim(jane.idToken, { name: 'Jane', username });
    expect(response).toEqual({ status: 'OK', result: { uid: jane.uid, username } });
  });

  test('rejects a username of another user as taken', async () => {
    const [jane, john] = [await member(), await member()];
    const username = uniqueUsername();
    await claim(jane.idToken, { name: 'Jane', username });

    const response = await claim(john.idToken, { name: 'John', username });

    expect(response).toMatchObject({ status: 'ALREADY_EXISTS' });
    expect(await userDocument(john.uid)).toBeUndefined();
    expect(await reservedFor(username)).toBe(jane.uid);
  });

  test('rejects a username of a user without a reservation as taken', async () => {
    const john = await member();
    const username = uniqueUsername();
    const legacy = { name: 'Old', username, UID: 'legacy', email: 'old@example.com' };
    await firestore().collection('users').doc(`legacy-${username}`).set(newUserDocument(legacy));
    onTestFinished(() => remove(`legacy-${username}`, username));

    const response = await claim(john.idToken, { name: 'John', username });

    expect(response).toMatchObject({ status: 'ALREADY_EXISTS' });
    expect(await reservedFor(username)).toBeUndefined();
  });

  test('rejects a reserved username as taken', async () => {
    const jane = await member();
    const response = await claim(jane.idToken, { name: 'Jane', username: 'ad min' });
    expect(response).toMatchObject({ status: 'ALREADY_EXISTS' });
    expect(await userDocument(jane.uid)).toBeUndefined();
    expect(await reservedFor('admin')).toBeUndefined();
  });
});

describe('the error for a taken username suggests', () => {
  const suggestionsFor = async (username: string, idToken: string) => {
    const response = await claim(idToken, { name: 'John', username });
    expect(response).toMatchObject({ status: 'ALREADY_EXISTS', message: 'The username is taken.' });
    // Exactly, because the details must reveal nothing else.
    return z.strictObject({ suggestions: z.array(z.string()) }).parse(response.details).suggestions;
  };
  const takenUsername = async () => {
    const username = uniqueUsername();
    await claim((await member()).idToken, { name: 'Jane', username });
    return username;
  };

  test('three usernames that can be claimed', async () => {
    const username = await takenUsername();
    const john = await member();
    const suggestions = await suggestionsFor(username, john.idToken);
    expect(new Set(suggestions).size).toBe(3);
    expect(suggestUsernames(username)).toEqual(expect.arrayContaining(suggestions));
    for (const suggestion of suggestions) {
      const { idToken, uid } = await member();
      const response = await claim(idToken, { name: 'John', username: suggestion });
      expect(response).toEqual({ status: 'OK', result: { uid, username: suggestion } });
    }
  });

  test('the same for a reserved one, typed with spaces', async () => {
    const suggestions = await suggestionsFor('ad min', (await member()).idToken);
    expect(suggestions).toHaveLength(3);
    expect(suggestUsernames('admin')).toEqual(expect.arrayContaining(suggestions));
  });

  // A fixed selection would reveal that the missing ones are taken.
  test('a random selection', async () => {
    const username = await takenUsername();
    const { idToken } = await member();
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
    const username = await takenUsername();
    const documents = suggestUsernames(username).map(documentOf);
    const [create, remove] = [firestore().batch(), firestore().batch()];
    for (const [path, data] of documents) {
      create.set(firestore().doc(path), data);
      remove.delete(firestore().doc(path));
    }
    await create.commit();
    onTestFinished(async () => void (await remove.commit()));
    expect(await suggestionsFor(username, (await member()).idToken)).toEqual([]);
  });
});

describe('a repeated claim', () => {
  test('returns the first result and writes nothing for any name and username', async () => {
    const jane = await member();
    const [first, second] = [uniqueUsername(), uniqueUsername()];
    await claim(jane.idToken, { name: 'Jane', username: first });
    const before = await userDocument(jane.uid);

    for (const data of [
      { name: 'Jane', username: first },
      { name: 'Janet', username: second },
    ]) {
      const response = await claim(jane.idToken, data);
      expect(response).toEqual({ status: 'OK', result: { uid: jane.uid, username: first } });
    }

    expect(await userDocument(jane.uid)).toEqual(before);
    expect(await reservedFor(second)).toBeUndefined();
  });

  test('is rejected without a valid token', async () => {
    const jane = await member();
    await claim(jane.idToken, { name: 'Jane', username: uniqueUsername() });
    for (const idToken of [undefined, 'nonsense']) {
      const response = await claim(idToken, { name: 'Jane', username: uniqueUsername() });
      expect(response).toMatchObject({ status: 'UNAUTHENTICATED' });
    }
  });

  test('five times concurrently creates one document and returns five equal results', async () => {
    const jane = await member();
    const username = uniqueUsername();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => claim(jane.idToken, { name: 'Jane', username })),
    );
    for (const response of responses) {
      expect(response).toEqual({ status: 'OK', result: { uid: jane.uid, username } });
    }
    expect(await usersNamed(username)).toEqual([jane.uid]);
  });

  test('for two usernames concurrently keeps one of them and returns it twice', async () => {
    const jane = await member();
    const usernames = [uniqueUsername(), uniqueUsername()];
    const responses = await Promise.all(
      usernames.map((username) => claim(jane.idToken, { name: 'Jane', username })),
    );
    const kept = (await userDocument(jane.uid))?.username;
    expect(usernames).toContain(kept);
    for (const response of responses)
      expect(response).toMatchObject({ result: { username: kept } });
    const other = usernames.find((username) => username !== kept) ?? '';
    expect(await reservedFor(other)).toBeUndefined();
  });
});

describe('rejects a claim with', () => {
  test.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['an invalid token', 'nonsense'],
    ['a forged token', unsignedToken('other-project', 'victim', { email: 'victim@example.com' })],
  ])('%s', async (_, idToken) => {
    const username = uniqueUsername();
    const response = await claim(idToken, { name: 'Jane', username });
    expect(response.status).toBe('UNAUTHENTICATED');
    expect(await reservedFor(username)).toBeUndefined();
  });

  // For payloads over the size limit see tests/attack/claim.test.ts.
  const huge = 'x'.repeat(8_000);
  test.each<[string, string, unknown, string | undefined]>([
    ['no data', 'request', null, undefined],
    ['a string', 'request', 'jane', undefined],
    ['an array', 'request', [], undefined],
    ['another uid', 'request', { name: 'Jane', username: 'jane', uid: 'other' }, undefined],
    ['a plan', 'request', { name: 'Jane', username: 'jane', plan: 'premium' }, undefined],
    ['no name', 'name', { username: 'jane' }, undefined],
    ['an empty name', 'name', { name: ' ', username: 'jane' }, undefined],
    ['a number as a name', 'name', { name: 1, username: 'jane' }, undefined],
    [
      'a name too long',
      'name',
      { name: 'x'.repeat(NAME_MAX_LENGTH + 1), username: 'jane' },
      undefined,
    ],
    ['a huge name', 'name', { name: huge, username: 'jane' }, undefined],
    ['control characters', 'name', { name: 'J\u0000ne', username: 'jane' }, undefined],
    ['no username', 'username', { name: 'Jane' }, undefined],
    ['a huge username', 'username', { name: 'Jane', username: huge }, 'usernameLength'],
    ['an empty username', 'username', { name: 'Jane', username: ' ' }, 'usernameEmpty'],
    ['uppercase letters', 'username', { name: 'Jane', username: 'Jane' }, 'usernameCharacters'],
    ['a path', 'username', { name: 'Jane', username: 'a/b/c' }, 'usernameCharacters'],
    ['a trailing period', 'username', { name: 'J', username: 'abc.' }, 'usernameEndsInPeriod'],
    ['adjacent periods', 'username', { name: 'J', username: 'a..b' }, 'usernameAdjacentPeriods'],
  ])('%s', async (_, field, data, error) => {
    const jane = await member();
    const response = await claim(jane.idToken, data);
    expect(response.status).toBe('INVALID_ARGUMENT');
    // Exactly, because a message of zod can quote the payload.
    expect(response.details).toEqual(error ? { field, error } : { field });
    expect(await userDocument(jane.uid)).toBeUndefined();
  });
});

// Skips token verification, which is stricter in the emulator than in production.
describe('rejects a claim with a valid token', () => {
  const claimAs = (uid: string, email: string, username = uniqueUsername()) =>
    repeatOrClaim(services(), { uid, email }, { name: 'Jane', username }, createLimiter());

  test('of a disabled account', async () => {
    const { uid, email } = await member();
    await disableAccount(uid);
    expect(await claimAs(uid, email)).toEqual({ outcome: 'disabled' });
    expect(await userDocument(uid)).toBeUndefined();
  });

  test('of an account that was deleted without an event', async () => {
    expect(await claimAs('ghost', 'ghost@example.com')).toEqual({ outcome: 'deleted' });
    expect(await userDocument('ghost')).toBeUndefined();
  });

  test.each(['jane@localhost', '<b>x</b>@y.z', `${'x'.repeat(250)}@y.zz`])(
    'with the email %s, unless the claim is a repeat',
    async (email) => {
      const { uid, email: validEmail } = await member();
      await expect(claimAs(uid, email)).rejects.toMatchObject({
        code: 'invalid-argument',
        details: { field: 'email' },
      });
      expect(await userDocument(uid)).toBeUndefined();
      const username = uniqueUsername();
      await claimAs(uid, validEmail, username);
      expect(await claimAs(uid, email)).toEqual({ outcome: 'repeated', username });
    },
  );
});

test('logs one line per call with its outcome and no personal data', async () => {
  const before = deployed.output().length;
  const logged = () => deployed.output().slice(before);
  const jane = await member();
  const username = uniqueUsername();
  const wanted = { name: 'Jane Unmistakable', username };
  await claim(jane.idToken, wanted);
  await claim(jane.idToken, wanted);
  await claim((await member()).idToken, wanted);
  await claim((await member()).idToken, { ...wanted, username: 'Capital' });
  await claim(undefined, wanted);
  await expect
    .poll(() => callLines(logged()).map(({ outcome }) => outcome))
    .toEqual(['claimed', 'repeated', 'taken', 'invalid', 'unauthenticated']);
  expect(new Set(callLines(logged()).map(({ call }) => call)).size).toBe(5);
  for (const secret of [jane.email, jane.uid, 'Unmistakable', jane.idToken, username]) {
    expect(logged()).not.toContain(secret);
  }
});

async function remove(uid: string, username: string): Promise<void> {
  await firestore().collection('users').doc(uid).delete();
  await firestore().collection('usernames').doc(`@${username}`).delete();
}
