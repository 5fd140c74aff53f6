import { spawnSync } from 'node:child_process';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteUserData } from '../../functions/src/delete-user-data';
import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
import {
  createAccount,
  deleteAccount,
  type TestAccount,
  uniqueUsername,
} from '../support/auth-emulator';
import { callLines } from '../support/call-lines';
import { callFunction } from '../support/callable';
import { startDeployedFunction } from '../support/deployed-function';
import { uploadPicture } from '../support/pictures';
import { adminApp, bucket, firestore, reservedFor, userDocument } from '../support/records';

let deployed: Awaited<ReturnType<typeof startDeployedFunction>>;

beforeAll(async () => {
  deployed = await startDeployedFunction(COMPLETE_SIGN_UP);
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

/** Somebody with a document, a name and two pictures. */
async function sailor() {
  const account = await createAccount();
  const username = uniqueUsername();
  await claim(account, username);
  await uploadPicture(account.uid);
  await uploadPicture(account.uid, 'other.png');
  return { ...account, username };
}

describe('a deleted account', () => {
  test('takes its document, its pictures and its name with it', async () => {
    const jane = await sailor();
    expect(await pictures(`profilePics/${jane.uid}/`)).toHaveLength(2);

    // Through the Auth emulator, whose event starts the function.
    await deleteAccount(jane.uid);

    await vi.waitFor(
      async () => {
        expect(await userDocument(jane.uid)).toBeUndefined();
        expect(await reservedFor(jane.username)).toBeUndefined();
        expect(await pictures(`profilePics/${jane.uid}/`)).toEqual([]);
      },
      { timeout: 20_000, interval: 100 },
    );
    const john = await createAccount();
    expect(await claim(john, jane.username)).toMatchObject({ status: 'OK' });
  });

  test('is forgotten as well the second time', async () => {
    const jane = await sailor();
    await remove(jane.uid);
    await remove(jane.uid);
    expect(await userDocument(jane.uid)).toBeUndefined();
    expect(await reservedFor(jane.username)).toBeUndefined();
  });

  test('twice at once is forgotten once', async () => {
    const jane = await sailor();
    await Promise.all([remove(jane.uid), remove(jane.uid)]).catch(() => remove(jane.uid));
    expect(await userDocument(jane.uid)).toBeUndefined();
    expect(await reservedFor(jane.username)).toBeUndefined();
    expect(await pictures(`profilePics/${jane.uid}/`)).toEqual([]);
  });

  test('frees the name though the document went before', async () => {
    const jane = await sailor();
    await firestore().collection('users').doc(jane.uid).delete();
    await remove(jane.uid);
    expect(await reservedFor(jane.username)).toBeUndefined();
  });

  test('that never chose a name leaves nothing but its mark', async () => {
    const { uid } = await createAccount();
    await remove(uid);
    expect(await userDocument(uid)).toBeUndefined();
    const mark = await firestore().collection('deletedAccounts').doc(uid).get();
    expect(Object.keys(mark.data() ?? {})).toEqual(['expireAt']);
  });

  test('leaves others alone, also one whose uid begins alike', async () => {
    const [jane, john] = [await sailor(), await sailor()];
    await uploadPicture(`${jane.uid}2`);
    await remove(jane.uid);
    expect(await reservedFor(john.username)).toBe(john.uid);
    expect(await userDocument(john.uid)).toBeDefined();
    expect(await pictures(`profilePics/${john.uid}/`)).toHaveLength(2);
    expect(await pictures(`profilePics/${jane.uid}2/`)).toHaveLength(1);
  });

  test('that cannot be forgotten is a line of the log, with the cause and nothing of a person', () => {
    const SCRIPT = `
      const { onUserDeleted } = await import(process.cwd() + '/functions/lib/index.js');
      await onUserDeleted.run({ uid: '__jane__' });
    `;
    // Firestore refuses ids like this one, as it may refuse anything.
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', SCRIPT],
      {
        env: { ...process.env, FIREBASE_CONFIG: JSON.stringify({ storageBucket: bucket() }) },
        encoding: 'utf8',
      },
    );
    expect(status).not.toBe(0);
    expect(callLines(stdout + stderr)).toEqual([
      expect.objectContaining({
        ...{ message: 'onUserDeleted', outcome: 'failed', code: 'invalid-argument' },
      }),
    ]);
    expect(stdout + stderr).not.toContain('jane');
  });

  test('does not take the name away from its next holder when the event comes late again', async () => {
    const jane = await sailor();
    await remove(jane.uid);
    const john = await createAccount();
    await claim(john, jane.username);
    await remove(jane.uid);
    expect(await reservedFor(jane.username)).toBe(john.uid);
  });
});

describe('a token that outlives its account', () => {
  test('claims nothing', async () => {
    const jane = await createAccount();
    const username = uniqueUsername();
    await remove(jane.uid);
    expect(await claim(jane, username)).toMatchObject({ status: 'UNAUTHENTICATED' });
    expect(await claim(jane, 'Capital')).toMatchObject({ status: 'INVALID_ARGUMENT' });
    expect(await userDocument(jane.uid)).toBeUndefined();
    expect(await reservedFor(username)).toBeUndefined();
  });

  test('claims nothing at the very moment of the deletion either', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => createAccount()));
    await Promise.all(
      people.flatMap((person) => [
        claim(person, `t.${person.uid.toLowerCase().slice(0, 20)}`),
        remove(person.uid),
      ]),
    );
    const left = await Promise.all(people.map(({ uid }) => userDocument(uid)));
    expect(left.filter(Boolean)).toEqual([]);
    const names = people.map(({ uid }) => reservedFor(`t.${uid.toLowerCase().slice(0, 20)}`));
    expect((await Promise.all(names)).filter(Boolean)).toEqual([]);
  });
});
