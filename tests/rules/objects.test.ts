import * as sdk from 'firebase/storage';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOST } from '../../local-backend/project';
import { allows, loadRules } from '../../local-backend/storage/firestore-rules';
import { translateRules } from '../../local-backend/storage/translate-rules';
import { type Client, isAllowed } from '../support/clients';
import { testPorts } from '../support/ports';
import { unsignedToken } from '../support/tokens';
import { openRules, STORAGE_RULES, sendForEach } from './access';
import { OWNER, STRANGER } from './callers';
import { ACCEPTED_NAMES, FOLDER, REFUSED_NAMES } from './picture-names';

// Who may do what with pictures, and which pictures the owner may store.

const { services, owner, testAccess } = await openRules('storage');
const PICTURE = `${FOLDER}/me.png`;
const PUBLIC_PICTURE = `${FOLDER}/public.png`;
/** Only for the deletion: all requests of a test run at once, so another might not find it. */
const UNUSED_PICTURE = `${FOLDER}/unused.png`;
/** Custom metadata of the stored pictures. The rules must grant nothing because of it. */
const INVITATION = { public: 'true', visibility: 'public', owner: STRANGER };
/** Only the official emulators have a hub. */
const isOfficial = process.env.FIREBASE_EMULATOR_HUB !== undefined;
const MAX_BYTES = 5 * 1024 * 1024;
const PNG = { contentType: 'image/png' };
const SMALL = new Uint8Array(8);
const OTHER_PATHS = [
  'public.png',
  `profilePics/${OWNER}`,
  `${FOLDER}/deep/me.png`,
  `avatars/${OWNER}/me.png`,
  `ProfilePics/${OWNER}/me.png`,
];

beforeEach(async () => {
  const metadata = { contentType: 'image/png', metadata: INVITATION };
  const save = (path: string) =>
    services.bucket.file(path).save('A', { resumable: false, metadata });
  await Promise.all([PICTURE, PUBLIC_PICTURE, UNUSED_PICTURE].map(save));
});

const read = ({ storage }: Client, path: string) => sdk.getBytes(sdk.ref(storage, path));
const list = ({ storage }: Client, path: string) => sdk.listAll(sdk.ref(storage, path));
const remove = ({ storage }: Client, path: string) => sdk.deleteObject(sdk.ref(storage, path));
const update = ({ storage }: Client, metadata: sdk.SettableMetadata) =>
  sdk.updateMetadata(sdk.ref(storage, PICTURE), metadata);
const upload = ({ storage }: Client, path: string, bytes = SMALL, metadata = {}) =>
  sdk.uploadBytes(sdk.ref(storage, path), bytes, { ...PNG, ...metadata });
/** Uses the protocol for large files. `async` makes a promise of the SDK's task. */
const uploadInParts = async ({ storage }: Client, path: string, metadata = PNG) =>
  sdk.uploadBytesResumable(sdk.ref(storage, path), SMALL, metadata);

testAccess({
  rights: (client) => ({
    'get the bytes': read(client, PICTURE),
    'get the metadata': sdk.getMetadata(sdk.ref(client.storage, PICTURE)),
    'get the URL': sdk.getDownloadURL(sdk.ref(client.storage, PICTURE)),
    'get a picture with a public name': read(client, PUBLIC_PICTURE),
    'find that there is no picture': read(client, `${FOLDER}/none.png`),
    'upload a picture': upload(client, `${FOLDER}/new.png`),
    'upload a picture in parts': uploadInParts(client, `${FOLDER}/parts.png`),
    'replace a picture': upload(client, PUBLIC_PICTURE),
    'change the type': update(client, { contentType: 'image/webp' }),
    'delete a picture': remove(client, UNUSED_PICTURE),
  }),
  forbidden: (client) => ({
    ...sendForEach('list', [FOLDER, 'profilePics', ''], (path) => list(client, path)),
    ...sendForEach('read', OTHER_PATHS, (path) => read(client, path)),
    ...sendForEach('upload', OTHER_PATHS, (path) => upload(client, path)),
    ...sendForEach('delete', OTHER_PATHS, (path) => remove(client, path)),
    'upload a text in parts': uploadInParts(client, `${FOLDER}/text`, { contentType: 'text/html' }),
  }),
});

const mayUpload = (path: string, bytes = SMALL) => isAllowed(upload(owner, path, bytes));

/** What the owner may do with the metadata: upload a picture, and update the stored one. */
const decideAbout = async (metadata: sdk.SettableMetadata) => ({
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

// Production may pass unset headers as null or leave them out. The Storage emulator does only one.
// The local backend's evaluator, which runs the rules in the Firestore emulator, can do both.
test.each([
  ['null', { contentLanguage: null, cacheControl: null, metadata: null }],
  ['left out or empty', { metadata: {} }],
])('unset language, cache control and custom metadata may be %s', async (_, unset) => {
  const projectId = 'demo-rules-unset';
  const firestore = `${HOST}:${testPorts.firestore}`;
  await loadRules(firestore, projectId, translateRules(STORAGE_RULES));
  const others = { contentType: 'image/png', contentDisposition: null, contentEncoding: null };
  const isCreateAllowed = await allows(firestore, projectId, {
    method: 'create',
    path: `b/bucket/o/${PICTURE}`,
    file: { after: { size: 8, ...others, ...unset } },
    token: unsignedToken(projectId, OWNER),
  });
  expect(isCreateAllowed).toBe(true);
});
