import { getStorage } from 'firebase-admin/storage';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { limitPictures } from '../../functions/src/limit-pictures';
import { tombstoneOf } from '../../functions/src/tombstones';
import { newUserDocument } from '../../src/shared/user-document';
import { uniqueUsername } from '../support/auth-emulator';
import { callLines } from '../support/call-lines';
import { uploadPicture } from '../support/pictures';
import { adminApp, bucket, firestore } from '../support/records';
import { runFunction } from '../support/run-function';

// The Functions emulator starts a process for each concurrent event.
vi.setConfig({ testTimeout: 90_000 });

let uid: string;
beforeEach(() => {
  uid = uniqueUsername();
});

async function createDocument(picture?: string): Promise<void> {
  const user = newUserDocument({ name: 'Jane', username: uid, UID: uid, email: 'a@example.com' });
  const profilePicPath = picture === undefined ? 'default' : `profilePics/${uid}/${picture}`;
  await firestore()
    .doc(`users/${uid}`)
    .set({ ...user, profilePicPath });
}

async function pictures(): Promise<string[]> {
  const prefix = `profilePics/${uid}/`;
  const [files] = await getStorage(adminApp()).bucket(bucket()).getFiles({ prefix });
  return files.map(({ name }) => name.slice(prefix.length)).sort();
}

/** One after the other, because the order of creation matters. */
async function upload(...files: string[]): Promise<void> {
  for (const file of files) await uploadPicture(uid, file);
}

const event = (path: string) => ({ name: `profilePics/${path}`, generation: '1' });
const eventually = (files: string[]) =>
  vi.waitFor(async () => expect(await pictures()).toEqual(files), { timeout: 85_000 });

describe('an upload', () => {
  test('leaves the profile picture, even the oldest, and the newest three others', async () => {
    await createDocument('a.png');
    await upload('a.png', 'b.png', 'c.png', 'd.png', 'e.png');
    await eventually(['a.png', 'c.png', 'd.png', 'e.png']);
  });

  test('without a user document is deleted', async () => {
    await upload('a.png');
    await eventually([]);
  });
});

describe('an event', () => {
  /** In a bucket without a trigger, so that only the calls below change anything. */
  const quiet = () => {
    const bucket = getStorage(adminApp()).bucket('demo-quiet.appspot.com');
    const services = { firestore: firestore(), bucket };
    const prefix = `profilePics/${uid}/`;
    return {
      handle: (path: string) => limitPictures(services, event(path)),
      save: async (...files: string[]) => {
        for (const file of files) await bucket.file(prefix + file).save('x');
      },
      kept: async () =>
        (await bucket.getFiles({ prefix }))[0].map(({ name }) => name.slice(prefix.length)),
    };
  };

  test('may be repeated, late, of a deleted file, or concurrent', async () => {
    await createDocument();
    const { handle, save, kept } = quiet();
    await save('e.png', 'd.png', 'c.png', 'b.png', 'a.png');
    await Promise.all(['a.png', 'e.png', 'gone.png'].map((file) => handle(`${uid}/${file}`)));
    expect(await kept()).toEqual(['a.png', 'b.png', 'c.png']);
    await handle(`${uid}/e.png`);
    expect(await kept()).toEqual(['a.png', 'b.png', 'c.png']);
  });

  test('deletes the picture of an account that is being deleted', async () => {
    await createDocument('a.png');
    await tombstoneOf(firestore(), uid).set({});
    const { handle, save, kept } = quiet();
    await save('a.png');
    await Promise.all([handle(`${uid}/a.png`), handle(`${uid}/a.png`)]);
    expect(await kept()).toEqual([]);
  });

  test('keeps the earlier pictures of a user whose document was lost', async () => {
    const { handle, save, kept } = quiet();
    await save('earlier.png', 'new.png');
    await handle(`${uid}/new.png`);
    expect(await kept()).toEqual(['earlier.png']);
  });

  test('of a full folder deletes at most one page, and of the rest none of the newest', async () => {
    await createDocument('00.png');
    const { handle, save, kept } = quiet();
    const files = Array.from({ length: 70 }, (_, at) => `${String(at).padStart(2, '0')}.png`);
    await save(...files);
    await handle(`${uid}/69.png`);
    expect(await kept()).toEqual(['00.png', ...files.slice(47)]);
    await handle(`${uid}/69.png`);
    expect(await kept()).toEqual(['00.png', ...files.slice(67)]);
  });

  test.each(['other/a.png', 'profilePics/a.png', 'profilePics//a.png', 'profilePics/__a__/b'])(
    'of %s is ignored',
    async (name) => {
      const services = { firestore: firestore(), bucket: getStorage(adminApp()).bucket('none') };
      const call = limitPictures(services, { name, generation: 1 });
      expect(await call).toEqual({ outcome: 'ignored' });
    },
  );

  test('logs its outcome, no id and no path', async () => {
    const { succeeded, log } = await runFunction('onPictureUploaded', {
      data: event(`${uid}/a.png`),
    });
    expect(succeeded).toBe(true);
    expect(callLines(log)).toMatchObject([{ message: 'onPictureUploaded', outcome: 'done' }]);
    expect(log).not.toMatch(new RegExp(`${uid}|a\\.png|profilePics`));
  });
});
