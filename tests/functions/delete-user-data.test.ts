import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteUserData } from '../../functions/src/delete-user-data';
import {
  createAccount,
  deleteAccount,
  type TestAccount,
  uniqueUsername,
} from '../support/auth-emulator';
import { callLines } from '../support/call-lines';
import { callFunction } from '../support/callable';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';
import { uploadPicture } from '../support/pictures';
import { adminApp, bucket, firestore, reservedFor, userDocument } from '../support/records';
import { runFunction } from '../support/run-function';

// The Functions emulator starts a process for each concurrent event.
vi.setConfig({ testTimeout: 90_000 });

let deployed: DeployedFunction;

beforeAll(async () => {
  deployed = await startDeployedFunction();
});

afterAll(() => deployed.stop());

const claim = ({ idToken }: TestAccount, username: string) =>
  callFunction(deployed.url, { data: { name: 'Jane', username }, idToken });

const remove = (uid: string) =>
  deleteUserData({ firestore: firestore(), bucket: getStorage(adminApp()).bucket(bucket()) }, uid);

async function pictures(prefix: string): Promise<string[]> {
  const [files] = await getStorage(adminApp()).bucket(bucket()).getFiles({ prefix });
  return files.map(({ name }) => name);
}

/** Creates a user with a document, a username and two pictures. */
async function createUser() {
  const account = await createAccount();
  const username = uniqueUsername();
  await claim(account, username);
  await uploadPicture(account.uid);
  await uploadPicture(account.uid, 'other.png');
  return { ...account, username };
}

describe('deleting an account', () => {
  test('deletes its document, its pictures and its reservation', async () => {
    const jane = await createUser();
    expect(await pictures(`profilePics/${jane.uid}/`)).toHaveLength(2);

    // The event of the Auth emulator triggers the function.
    await deleteAccount(jane.uid);

    await vi.waitFor(
      async () => {
        expect(await userDocument(jane.uid)).toBeUndefined();
        expect(await reservedFor(jane.username)).toBeUndefined();
        expect(await pictures(`profilePics/${jane.uid}/`)).toEqual([]);
      },
      { timeout: 80_000, interval: 100 },
    );
    const john = await createAccount();
    expect(await claim(john, jane.username)).toMatchObject({ status: 'OK' });
  });

  test('can be repeated, also concurrently', async () => {
    const jane = await createUser();
    await Promise.all([remove(jane.uid), remove(jane.uid)]);
    await remove(jane.uid);
    expect(await userDocument(jane.uid)).toBeUndefined();
    expect(await reservedFor(jane.username)).toBeUndefined();
    expect(await pictures(`profilePics/${jane.uid}/`)).toEqual([]);
  });

  test('releases the username when the document is already deleted', async () => {
    const jane = await createUser();
    await firestore().collection('users').doc(jane.uid).delete();
    await remove(jane.uid);
    expect(await reservedFor(jane.username)).toBeUndefined();
  });

  test('without a username leaves only a tombstone', async () => {
    const { uid } = await createAccount();
    await remove(uid);
    expect(await userDocument(uid)).toBeUndefined();
    const tombstone = await firestore().collection('deletedAccounts').doc(uid).get();
    expect(Object.keys(tombstone.data() ?? {})).toEqual(['expireAt']);
  });

  test('keeps the data of other users, even with the same uid prefix', async () => {
    const [jane, john] = [await createUser(), await createUser()];
    // A picture without a user document would be deleted.
    await firestore().doc(`users/${jane.uid}2`).set({});
    await uploadPicture(`${jane.uid}2`);
    await remove(jane.uid);
    expect(await reservedFor(john.username)).toBe(john.uid);
    expect(await userDocument(john.uid)).toBeDefined();
    expect(await pictures(`profilePics/${john.uid}/`)).toHaveLength(2);
    expect(await pictures(`profilePics/${jane.uid}2/`)).toHaveLength(1);
  });

  test('logs a failure with its cause and no personal data', async () => {
    // Firestore rejects this id, which simulates any failure.
    const { succeeded, log } = await runFunction('onUserDeleted', { data: { uid: '__jane__' } });
    expect(succeeded).toBe(false);
    expect(callLines(log)).toEqual([
      expect.objectContaining({
        message: 'onUserDeleted',
        outcome: 'failed',
        code: 'invalid-argument',
        error: 'Error',
        // In the source, although the bundle ran.
        frames: expect.arrayContaining([
          expect.stringMatching(/^createTombstone \(functions\/src\/tombstones\.ts:\d+:\d+\)$/),
        ]),
      }),
    ]);
    expect(log).not.toContain('jane');
  });

  test('fails for an event without a user record, so that it is retried and noticed', async () => {
    const { succeeded, log } = await runFunction('onUserDeleted', {});
    expect(succeeded).toBe(false);
    expect(callLines(log)).toEqual([expect.objectContaining({ outcome: 'failed' })]);
  });

  test('keeps the username of its next user when the event is delivered again', async () => {
    const jane = await createUser();
    await remove(jane.uid);
    const john = await createAccount();
    await claim(john, jane.username);
    await remove(jane.uid);
    expect(await reservedFor(jane.username)).toBe(john.uid);
  });
});

describe('a token that outlives its account', () => {
  test('cannot claim a username', async () => {
    const jane = await createAccount();
    const username = uniqueUsername();
    await remove(jane.uid);
    expect(await claim(jane, username)).toMatchObject({ status: 'UNAUTHENTICATED' });
    expect(await claim(jane, 'Capital')).toMatchObject({ status: 'INVALID_ARGUMENT' });
    expect(await userDocument(jane.uid)).toBeUndefined();
    expect(await reservedFor(username)).toBeUndefined();
  });

  test('cannot claim a username during the deletion', async () => {
    const accounts = await Promise.all(Array.from({ length: 20 }, () => createAccount()));
    await Promise.all(
      accounts.flatMap((account) => [
        claim(account, `t.${account.uid.toLowerCase().slice(0, 20)}`),
        remove(account.uid),
      ]),
    );
    const left = await Promise.all(accounts.map(({ uid }) => userDocument(uid)));
    expect(left.filter(Boolean)).toEqual([]);
    const names = accounts.map(({ uid }) => reservedFor(`t.${uid.toLowerCase().slice(0, 20)}`));
    expect((await Promise.all(names)).filter(Boolean)).toEqual([]);
  });
});
