import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { claimUsername } from '../../functions/src/complete-sign-up';
import { HOST, PROJECT_ID } from '../../local-backend/project';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/callable';
import { userDocumentSchema } from '../../src/shared/user-document';
import { createAccount, createMember, uniqueEmail, uniqueUsername } from '../support/accounts';
import { callFunction, claim as claimAt } from '../support/call-function';
import { startFunctionForFile } from '../support/deployed-function';
import { enteredValues } from '../support/entered-values';
import { callLines } from '../support/function-log';
import { testPorts } from '../support/ports';
import {
  firestore,
  inconsistenciesOf,
  reservedFor,
  services,
  userDocument,
} from '../support/records';
import { unsignedToken } from '../support/tokens';
import { testConcurrentClaims } from './concurrent-claims';

// Accounts are not deleted afterwards: emails are unique, and each deletion starts a function.
const deployed = await startFunctionForFile();

const claim = (idToken: string, username: string) => claimAt(deployed.url, idToken, username);
const call = (idToken: string, data: unknown) => callFunction(deployed.url, { data, idToken });

const now = () => Math.floor(Date.now() / 1_000);

/**
 * Claims a username without a token: only the emulator rejects those that are revoked, or whose
 * account is deleted or disabled.
 */
const claimAs = (uid: string, authTime = now()) =>
  claimUsername(services(), { uid, authTime }, { ...enteredValues, username: uniqueUsername() });

/** An email that Firebase accepts, and the form does not. */
const invalidEmail = () => `${uniqueUsername()}@localhost`;

/** Stores a reservation without a user document. @returns its username */
async function reserve(username = uniqueUsername()): Promise<string> {
  await firestore().doc(`usernames/@${username}`).set({ UID: 'other' });
  return username;
}

/** Stores a user document that is older than the reservations. @returns its username */
async function createOlderUser(username = uniqueUsername()): Promise<string> {
  await firestore().doc(`users/older-${username}`).set({ username });
  return username;
}

test('a claim writes exactly the specified data', async () => {
  const { uid, email, idToken } = await createAccount();
  // Firestore refuses ids of documents in this form, so the id of a reservation begins with an @.
  const username = `__${uniqueUsername()}__`;
  const data = { ...enteredValues, name: ' Jane Doe ', username: ` ${username} ` };
  // Calls the Functions emulator, as the site does.
  const emulator = `http://${HOST}:${testPorts.functions}/${PROJECT_ID}/${FUNCTIONS_REGION}`;
  const response = await callFunction(`${emulator}/${COMPLETE_SIGN_UP}`, { data, idToken });

  expect(response).toEqual({ status: 'OK', result: { uid, username } });
  expect(await userDocument(uid)).toStrictEqual({
    ...enteredValues,
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

// `conflict`: no document had the username when it was checked, but the commit found a reservation.
test.each<[string, string, () => Promise<string>]>([
  ['reserved by the site', 'taken', async () => 'admin'],
  ['of another user', 'taken', async () => (await createMember()).username],
  ['that only an older document holds', 'taken', createOlderUser],
  ['that only a reservation holds', 'conflict', reserve],
])('a claim of a username %s is rejected as %s', async (_, outcome, prepare) => {
  const username = await prepare();
  const { uid, idToken } = await createAccount();
  const before = deployed.output().length;
  const response = await claim(idToken, username);
  // Exactly, because its details must reveal nothing about other usernames.
  expect(response).toEqual({ status: 'ALREADY_EXISTS', message: 'The username is taken.' });
  expect(await userDocument(uid)).toBeUndefined();
  const lastLine = () => callLines(deployed.output().slice(before)).at(-1);
  await expect.poll(lastLine).toMatchObject({ severity: 'INFO', outcome });
});

describe('a repeated claim', () => {
  test.each<[string, (username: string) => string]>([
    ['the same username', (username) => username],
    ['another username', () => uniqueUsername()],
  ])('returns the first result for %s', async (_, choose) => {
    const { uid, idToken, username } = await createMember();
    const response = await claim(idToken, choose(username));
    expect(response).toEqual({ status: 'OK', result: { uid, username } });
  });

  test('returns the first result although the form rejects the email of the account', async () => {
    const { uid, username } = await createMember();
    await services().auth.updateUser(uid, { email: invalidEmail() });
    expect(await claimAs(uid)).toEqual({ outcome: 'repeated', uid, username });
  });

  test('for two usernames concurrently returns the one that is kept', async () => {
    const { uid, idToken } = await createAccount();
    const names = [uniqueUsername(), uniqueUsername()];
    const responses = await Promise.all(
      [...names, ...names, ...names].map((username) => claim(idToken, username)),
    );
    const kept = z.string().parse((await userDocument(uid))?.username);
    for (const response of responses) {
      expect(response).toEqual({ status: 'OK', result: { uid, username: kept } });
    }
    expect(await inconsistenciesOf([{ uid }])).toEqual([]);
  });
});

const ADJACENT_PERIODS = { field: 'username', error: 'usernameAdjacentPeriods' };

// The tests in src/shared check the schema, those in tests/attack larger data and forged tokens.
test.each<[string, unknown, object]>([
  ['no object', 'jane', { field: 'request' }],
  ['an invisible name', { name: '\u200b', username: 'jane' }, { field: 'name' }],
  ['an invalid username', { name: 'Jane', username: 'a..b' }, ADJACENT_PERIODS],
])('the error for %s names the field', async (_, data, details) => {
  const response = await call((await createAccount()).idToken, data);
  expect(response.status).toBe('INVALID_ARGUMENT');
  // Exactly, because a message of zod can quote the payload.
  expect(response.details).toEqual(details);
});

test('fields that the function does not know are ignored', async () => {
  const { uid, idToken } = await createAccount();
  const username = uniqueUsername();
  const request = { name: 'Jane', username, plan: 'premium', unknown: true };
  expect((await call(idToken, request)).status).toBe('OK');
  const document = await userDocument(uid);
  expect(document).toMatchObject({ username, plan: 'free' });
  expect(document).not.toHaveProperty('unknown');
});

describe('a claim is rejected although its token was valid', () => {
  test.each<[string, (uid: string) => Promise<unknown>]>([
    ['disabled', (uid) => services().auth.updateUser(uid, { disabled: true })],
    ['deleted without an event', (uid) => services().auth.deleteUsers([uid])],
  ])('when the account is %s', async (_, change) => {
    const { uid } = await createAccount();
    await change(uid);
    await expect(claimAs(uid)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await userDocument(uid)).toBeUndefined();
  });

  test('when the account has no email', async () => {
    const { uid } = await services().auth.createUser({});
    await expect(claimAs(uid)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await userDocument(uid)).toBeUndefined();
  });

  test('when the form rejects the email', async () => {
    const { uid } = await services().auth.createUser({ email: invalidEmail() });
    await expect(claimAs(uid)).rejects.toMatchObject({ details: { field: 'email' } });
    expect(await userDocument(uid)).toBeUndefined();
  });
});

describe('a token', () => {
  /** The second from which on the account's tokens are valid. */
  async function validSince(uid: string): Promise<number> {
    const { tokensValidAfterTime } = await services().auth.getUser(uid);
    return Date.parse(z.string().parse(tokensValidAfterTime)) / 1_000;
  }

  test('that has been revoked claims nothing', async () => {
    const { uid } = await createAccount();
    await services().auth.revokeRefreshTokens(uid);
    const claimed = claimAs(uid, (await validSince(uid)) - 1);
    await expect(claimed).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await userDocument(uid)).toBeUndefined();
  });

  test('from the second in which its account was created claims a username', async () => {
    const { uid } = await createAccount();
    expect(await claimAs(uid, await validSince(uid))).toMatchObject({ outcome: 'claimed' });
  });

  test('with an earlier email stores the email of its account', async () => {
    const { uid, email, username } = await createAccount();
    const idToken = unsignedToken(PROJECT_ID, uid, { email: uniqueEmail() });
    expect((await claim(idToken, username)).status).toBe('OK');
    expect((await userDocument(uid))?.email).toBe(email);
  });
});

describe('a claim that names the user of its form', () => {
  const claimFor = async (formUid: string, idToken: string, username: string) =>
    call(idToken, { name: 'Jane', username, uid: formUid });

  test('is accepted, and writes nothing else', async () => {
    const { uid, idToken, username } = await createAccount();
    const response = await claimFor(uid, idToken, username);
    expect(response).toEqual({ status: 'OK', result: { uid, username } });
    expect(userDocumentSchema.parse(await userDocument(uid)).UID).toBe(uid);
  });

  test.each([
    ['who has no username yet', createAccount],
    ['who has a username', createMember],
  ])('is rejected for another user %s', async (_, create) => {
    const formUser = await createAccount();
    const { uid, idToken } = await create();
    const before = await userDocument(uid);
    const response = await claimFor(formUser.uid, idToken, formUser.username);
    expect(response.status).toBe('UNAUTHENTICATED');
    expect(await userDocument(uid)).toEqual(before);
    expect(await reservedFor(formUser.username)).toBeUndefined();
  });
});

testConcurrentClaims(deployed.url, 10);

// functions/src/rate-limiter.test.ts tests that the limit is per account.
test('of 32 claims of one account in a minute, two are refused', async () => {
  const { idToken, uid } = await createAccount();
  const pairs = Array.from({ length: 16 }, () => [
    claim(idToken, 'admin'),
    claim(idToken, 'Capital'),
  ]);
  const statuses = (await Promise.all(pairs.flat())).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'RESOURCE_EXHAUSTED')).toHaveLength(2);
  expect(await userDocument(uid)).toBeUndefined();
});

test('the log has the outcomes of five calls without personal data', async () => {
  const before = deployed.output().length;
  const jane = await createAccount();
  const john = await createAccount();
  const wanted = { name: 'Jane Unmistakable', username: uniqueUsername() };
  await call(jane.idToken, wanted);
  await call(jane.idToken, wanted);
  await call(john.idToken, wanted);
  await call(john.idToken, { ...wanted, username: 'Capital' });
  await callFunction(deployed.url, { data: wanted });
  const log = () => deployed.output().slice(before);
  const outcomes = ['claimed', 'repeated', 'taken', 'invalid', 'unauthenticated'];
  await expect.poll(() => callLines(log()).map(({ outcome }) => outcome)).toEqual(outcomes);
  const secrets = [jane.email, jane.uid, jane.idToken, 'Unmistakable', wanted.username];
  for (const secret of secrets) expect(log()).not.toContain(secret);
});
