import { test as base, describe, expect } from 'vitest';
import { deleteUserData } from '../../functions/src/data/delete-user-data';
import { createAccount, createMember, uniqueUsername } from '../support/accounts';
import { claim } from '../support/call-function';
import { startFunctionForFile } from '../support/deployed-function';
import {
  bucketWithoutTrigger,
  firestore,
  pictureNames,
  reservedFor,
  services,
  userDocument,
} from '../support/records';

const deployed = await startFunctionForFile();

// No upload to it triggers a function, so only the test deletes.
const bucket = bucketWithoutTrigger();
const deleteData = (uid: string) => deleteUserData({ ...services(), bucket }, uid);
const savePicture = (uid: string) => bucket.file(`profilePics/${uid}/a.png`).save('x');

/** A user with a document, a username and a picture. */
const test = base.extend('jane', async () => {
  const member = await createMember();
  await savePicture(member.uid);
  return member;
});

async function stored({ uid, username }: { uid: string; username: string }) {
  const hasDocument = (await userDocument(uid)) !== undefined;
  const reserved = await reservedFor(username);
  return { hasDocument, reserved, pictures: await pictureNames(bucket, uid) };
}
const NOTHING = { hasDocument: false, reserved: undefined, pictures: [] };

describe('deleting an account', () => {
  test('deletes its data', async ({ jane }) => {
    const before = { hasDocument: true, reserved: jane.uid, pictures: ['a.png'] };
    expect(await stored(jane)).toEqual(before);
    await deleteData(jane.uid);
    expect(await stored(jane)).toEqual(NOTHING);
  });

  test('releases every reservation', async ({ jane }) => {
    const secondUsername = uniqueUsername();
    await firestore().doc(`usernames/@${secondUsername}`).set({ UID: jane.uid });
    await deleteData(jane.uid);
    expect(await reservedFor(secondUsername)).toBeUndefined();
    expect(await stored(jane)).toEqual(NOTHING);
  });

  test('can run twice at once for a user whose document is missing', async ({ jane }) => {
    // Reservations are found by uid, so the document is not needed.
    await firestore().doc(`users/${jane.uid}`).delete();
    await Promise.all([deleteData(jane.uid), deleteData(jane.uid)]);
    expect(await stored(jane)).toEqual(NOTHING);
  });

  test('leaves a tombstone of two weeks without personal data', async ({ jane }) => {
    await deleteData(jane.uid);
    const tombstone = await firestore().doc(`deletedAccounts/${jane.uid}`).get();
    expect(Object.keys(tombstone.data() ?? {})).toEqual(['expireAt']);
    expect(tombstone.get('expireAt').toMillis()).toBeGreaterThan(Date.now() + 13 * 86_400_000);
  });

  test('keeps the username of a user who has claimed it since', async ({ jane }) => {
    await deleteData(jane.uid);
    const john = await createAccount();
    await claim(deployed.url, john.idToken, jane.username);
    await deleteData(jane.uid);
    expect(await reservedFor(jane.username)).toBe(john.uid);
  });

  test('keeps the pictures of a user with the same uid prefix', async ({ jane }) => {
    const otherUid = `${jane.uid}2`;
    await savePicture(otherUid);
    await deleteData(jane.uid);
    expect(await pictureNames(bucket, otherUid)).toEqual(['a.png']);
  });
});

describe('a token of a deleted account', () => {
  test('cannot claim a username', async () => {
    const jane = await createAccount();
    await deleteData(jane.uid);
    const response = await claim(deployed.url, jane.idToken, jane.username);
    expect(response).toMatchObject({ status: 'UNAUTHENTICATED' });
    expect(await stored(jane)).toEqual(NOTHING);
  });

  test('leaves nothing of a claim during the deletion', async () => {
    const accounts = await Promise.all(Array.from({ length: 20 }, () => createAccount()));
    await Promise.all(
      accounts.flatMap(({ uid, idToken, username }) => [
        claim(deployed.url, idToken, username),
        deleteData(uid),
      ]),
    );
    const left = await Promise.all(accounts.map((account) => stored(account)));
    expect(left).toEqual(accounts.map(() => NOTHING));
  });
});
