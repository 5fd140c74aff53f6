import { expect, test } from 'vitest';
import { KEPT_MAX } from '../../functions/src/data/pictures';
import { createMember, uniqueUsername } from '../support/accounts';
import { callLines } from '../support/function-log';
import {
  firestore,
  pictureNames,
  reservedFor,
  services,
  uploadPicture,
  userDocument,
} from '../support/records';
import { runFunction } from '../support/run-function';

// The events of the emulators, which start the functions.

test('the event of a deletion in Firebase Auth deletes the data of the account', async () => {
  const { auth, bucket } = services();
  const { uid, username } = await createMember();
  await uploadPicture(uid, 'a.png');
  await auth.deleteUser(uid);
  await expect.poll(() => userDocument(uid)).toBeUndefined();
  await expect.poll(() => reservedFor(username)).toBeUndefined();
  await expect.poll(() => pictureNames(bucket, uid)).toEqual([]);
});

test('the event of an upload leaves the profile picture and the newest others', async () => {
  // One more than a user keeps. The oldest one is the profile picture.
  const files = Array.from({ length: KEPT_MAX + 1 }, (_, index) => `${index + 1}.png`);
  const uid = uniqueUsername();
  await firestore()
    .doc(`users/${uid}`)
    .set({ profilePicPath: `profilePics/${uid}/1.png` });
  // One after the other, because the order of creation matters.
  for (const file of files) await uploadPicture(uid, file);
  const remaining = () => pictureNames(services().bucket, uid);
  await expect.poll(remaining).toEqual(files.toSpliced(1, 1));
});

test('the event of a deletion logs the cause of a failure without personal data', async () => {
  // Firestore rejects this id, which simulates any failure.
  const { succeeded, log } = await runFunction('onUserDeleted', { data: { uid: '__jane__' } });
  // The platform delivers an event again only after a failure.
  expect(succeeded).toBe(false);
  const [line] = callLines(log);
  expect(line).toMatchObject({ outcome: 'failed', code: 'invalid-argument', error: 'Error' });
  const frame = /^deleteUserData \(file:\S+\/lib\/\S+\.js:\d+:\d+\)$/;
  expect(line?.frames).toContainEqual(expect.stringMatching(frame));
  expect(log).not.toContain('jane');
});
