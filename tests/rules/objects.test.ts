import type { SettableMetadata } from 'firebase/storage';
import { describe, expect, test } from 'vitest';
import { isAllowed } from '../support/clients';
import { both } from './access';
import { strangers } from './callers';
import { ACCEPTED_NAMES, FOLDER, REFUSED_NAMES } from './picture-names';
import {
  forbidden,
  INVITATION,
  openPictures,
  PICTURE,
  rights,
  SMALL,
  update,
  upload,
} from './pictures';

// Who may do what with pictures, and which pictures the owner may store.

const { owner, testDenied, testOwner } = await openPictures();
/** Only the official emulators have a hub. */
const isOfficial = process.env.FIREBASE_EMULATOR_HUB !== undefined;
const MAX_BYTES = 5 * 1024 * 1024;

testDenied(strangers, both(rights, forbidden));
testOwner(rights, forbidden);

const mayUpload = (path: string, bytes = SMALL) => isAllowed(upload(owner, path, bytes));

/** What the owner may do with the metadata: upload a picture, and update the stored one. */
const decideAbout = async (metadata: SettableMetadata) => ({
  upload: await isAllowed(upload(owner, PICTURE, SMALL, metadata)),
  update: await isAllowed(update(owner, metadata)),
});
const ALLOWED = { upload: true, update: true };
const DENIED = { upload: false, update: false };

test.each(ACCEPTED_NAMES)('the name of a picture may be %s', async (_, name) => {
  expect(await mayUpload(`${FOLDER}/${name}`)).toBe(true);
});

test.each(REFUSED_NAMES)('the name of a picture may not be %s', async (_, name) => {
  expect(await mayUpload(`${FOLDER}/${name}`)).toBe(false);
});

test('a picture may be as large as 5 MiB', async () => {
  expect(await mayUpload(PICTURE, new Uint8Array(MAX_BYTES))).toBe(true);
});

test('a picture may not be larger than 5 MiB', async () => {
  expect(await mayUpload(PICTURE, new Uint8Array(MAX_BYTES + 1))).toBe(false);
});

const REFUSED_KINDS = ['svg+xml', 'svg', 'avif', 'bmp', 'tiff', 'heif', 'jpg', 'apng', 'png2', '*'];
const REFUSED_TYPES = ['image/', 'image/png;a=b', 'ximage/png', 'text/html', 'video/mp4', 'png'];

const HEADERS: Readonly<Record<string, { accepted: string[]; refused: string[] }>> = {
  contentType: {
    accepted: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/heic'],
    refused: [...REFUSED_KINDS.map((kind) => `image/${kind}`), ...REFUSED_TYPES],
  },
  contentDisposition: {
    accepted: ['', 'inline', "inline; filename*=utf-8''me.png"],
    refused: [
      'attachment',
      "attachment; filename*=utf-8''me.png",
      'inline; filename="me.png"',
      "inline; filename*=utf-8''setup.exe",
      "inline; filename*=utf-8''me.png.exe",
      'inline\r\nSet-Cookie: a=b',
    ],
  },
  contentEncoding: { accepted: ['', 'identity'], refused: ['gzip', 'br', 'identity, gzip'] },
  // The official emulator does not pass these two to the rules.
  ...(!isOfficial && {
    contentLanguage: { accepted: [''], refused: ['en', 'en-US', '*'] },
    cacheControl: { accepted: [''], refused: ['public', 'no-store', 'max-age=0'] },
  }),
};

describe.each(Object.entries(HEADERS))('the %s of a picture', (header, { accepted, refused }) => {
  test.each(accepted)('may be "%s"', async (value) => {
    expect(await decideAbout({ [header]: value })).toEqual(ALLOWED);
  });

  test.each(refused)('may not be "%s"', async (value) => {
    expect(await decideAbout({ [header]: value })).toEqual(DENIED);
  });
});

test('the custom metadata of a stored picture may stay', async () => {
  expect(await decideAbout({ customMetadata: INVITATION })).toEqual(ALLOWED);
});

test.each([{ public: 'false' }, { note: 'A' }])('custom metadata may not get %j', async (entry) => {
  const customMetadata = { ...INVITATION, ...entry };
  expect(await decideAbout({ customMetadata })).toEqual(DENIED);
});
