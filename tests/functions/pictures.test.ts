import { beforeEach, describe, expect, test } from 'vitest';
import { KEPT_MAX } from '../../functions/src/data/pictures';
import { limitPictures } from '../../functions/src/events';
import { DEFAULT_PICTURE } from '../../src/shared/user-document';
import { uniqueUsername } from '../support/accounts';
import { bucketWithoutTrigger, firestore, pictureNames, services } from '../support/records';

let uid: string;
beforeEach(() => {
  uid = uniqueUsername();
});

const pathOf = (file: string) => `profilePics/${uid}/${file}`;
const createDocument = (profilePicPath: string) =>
  firestore().doc(`users/${uid}`).set({ profilePicPath });

describe('an event', () => {
  const bucket = bucketWithoutTrigger();
  // The emulator ignores the generation when a file is deleted, so any will do.
  const handle = (path: string) =>
    limitPictures({ ...services(), bucket }, { name: path, generation: '1' });
  /** Saves files one after the other, the oldest first. */
  const save = async (...files: string[]) => {
    for (const file of files) await bucket.file(pathOf(file)).save('x');
  };

  /** Two more than a user keeps, the oldest first: 1.png and 2.png. */
  const uploads = Array.from({ length: KEPT_MAX + 2 }, (_, index) => `${index + 1}.png`);
  const newest = `${uploads.length}.png`;

  test.each<[string, readonly string[]]>([
    ['of an older picture', ['2.png']],
    ['of a picture that no longer exists', ['gone.png']],
    ['that is repeated', [newest, newest]],
    ['at the same time as another one', [newest, '2.png']],
  ])('%s leaves the newest pictures', async (_, files) => {
    // The default picture is no file, so none of those that are left is the profile picture.
    await createDocument(DEFAULT_PICTURE);
    await save(...uploads);
    await Promise.all(files.map((file) => handle(pathOf(file))));
    expect(await pictureNames(bucket, uid)).toEqual(uploads.slice(-KEPT_MAX));
  });

  test('keeps the profile picture, however old it is', async () => {
    await createDocument(pathOf('1.png'));
    await save(...uploads);
    await handle(pathOf(newest));
    const others = uploads.slice(1 - KEPT_MAX);
    expect(await pictureNames(bucket, uid)).toEqual(['1.png', ...others]);
  });

  test('that is delivered twice deletes the picture of an account that is being deleted', async () => {
    await createDocument(pathOf('a.png'));
    await firestore().doc(`deletedAccounts/${uid}`).set({});
    await save('a.png');
    await Promise.all([handle(pathOf('a.png')), handle(pathOf('a.png'))]);
    expect(await pictureNames(bucket, uid)).toEqual([]);
  });

  test('deletes nothing when the user document does not say which picture is used', async () => {
    await createDocument('invalid');
    const files = Array.from({ length: KEPT_MAX + 1 }, (_, index) => `${index}.png`);
    await save(...files);
    await handle(pathOf('0.png'));
    expect(await pictureNames(bucket, uid)).toEqual(files);
  });

  test('without a user document deletes only its upload: the document may be lost', async () => {
    await save('earlier.png', 'new.png');
    await handle(pathOf('new.png'));
    expect(await pictureNames(bucket, uid)).toEqual(['earlier.png']);
  });

  test.each(['other/a.png', 'profilePics/a.png', 'profilePics//a.png', 'profilePics/__a__/b'])(
    'of %s is ignored',
    async (path) => expect(await handle(path)).toEqual({ outcome: 'ignored' }),
  );
});
