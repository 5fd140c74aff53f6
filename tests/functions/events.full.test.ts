import { expect, test } from 'vitest';
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

test('the event of an upload leaves the newest three pictures besides the profile picture', async () => {
  // The oldest picture is the profile picture.
  const uid = uniqueUsername();
  await firestore()
    .doc(`users/${uid}`)
    .set({ profilePicPath: `profilePics/${uid}/a.png` });
  // One after the other, because the order of creation matters.
  for (const file of ['a.png', 'b.png', 'c.png', 'd.png', 'e.png']) await uploadPicture(uid, file);
  const remaining = () => pictureNames(services().bucket, uid);
  await expect.poll(remaining).toEqual(['a.png', 'c.png', 'd.png', 'e.png']);
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
