import * as sdk from 'firebase/storage';
import { beforeEach, describe, expect, test } from 'vitest';
import { allows, loadRules } from '../../local-backend/storage/firestore-rules';
import { translateRules } from '../../local-backend/storage/translate-rules';
import type { Client } from '../support/clients';
import { emulators, unsignedToken } from '../support/emulators';
import { each, openRules, STORAGE_RULES } from './access';
import { FILE_NAMES, FOLDER, OWNER, STRANGER } from './callers';

// Who may do what with pictures, and which pictures the owner may store.

const { services, decide, testAccess } = await openRules('objects', 'storage');
const PICTURE = `${FOLDER}/me.png`;
const PUBLIC_PICTURE = `${FOLDER}/public.png`;
/** Metadata that must not count. */
const INVITATION = { public: 'true', visibility: 'public', owner: STRANGER };
/** Only the official emulators have a hub. */
const isOfficial = process.env.FIREBASE_EMULATOR_HUB !== undefined;
const LIMIT_BYTES = 5 * 1024 * 1024;
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
  await Promise.all([save(PICTURE), save(PUBLIC_PICTURE)]);
});

const read = ({ storage }: Client, path: string) => sdk.getBytes(sdk.ref(storage, path));
const list = ({ storage }: Client, path: string) => sdk.listAll(sdk.ref(storage, path));
const remove = ({ storage }: Client, path: string) => sdk.deleteObject(sdk.ref(storage, path));
const update = ({ storage }: Client, metadata: sdk.SettableMetadata) =>
  sdk.updateMetadata(sdk.ref(storage, PICTURE), metadata);
const PNG = { contentType: 'image/png' };
const SMALL = new Uint8Array(8);
const upload = ({ storage }: Client, path: string, bytes = SMALL, metadata = {}) =>
  sdk.uploadBytes(sdk.ref(storage, path), bytes, { ...PNG, ...metadata });
/** Uses the protocol for large files. */
const uploadInParts = async ({ storage }: Client, path: string, metadata = PNG) =>
  sdk.uploadBytesResumable(sdk.ref(storage, path), SMALL, metadata);

testAccess(
  (client) => ({
    'get the bytes': read(client, PICTURE),
    'get the metadata': sdk.getMetadata(sdk.ref(client.storage, PICTURE)),
    'get the URL': sdk.getDownloadURL(sdk.ref(client.storage, PICTURE)),
    'get a picture with a public name': read(client, PUBLIC_PICTURE),
    'find that there is no picture': read(client, `${FOLDER}/none.png`),
    'upload a picture': upload(client, `${FOLDER}/new.png`),
    'upload a picture in parts': uploadInParts(client, `${FOLDER}/parts.png`),
    'replace a picture': upload(client, PUBLIC_PICTURE),
    'change the type': update(client, { contentType: 'image/webp' }),
    'delete a picture': remove(client, `${FOLDER}/deleted.png`),
  }),
  (client) => ({
    ...each('list', [FOLDER, 'profilePics', ''], (path) => list(client, path)),
    ...each('read', OTHER_PATHS, (path) => read(client, path)),
    ...each('upload', OTHER_PATHS, (path) => upload(client, path)),
    ...each('delete', OTHER_PATHS, (path) => remove(client, path)),
    'upload a text in parts': uploadInParts(client, `${FOLDER}/text`, { contentType: 'text/html' }),
  }),
);

const write = (metadata: sdk.SettableMetadata) =>
  decide((client) => ({
    upload: upload(client, PICTURE, SMALL, metadata),
    update: update(client, metadata),
  }));
const uploadTo = (path: string, bytes = SMALL) =>
  decide((client) => ({ upload: upload(client, path, bytes) }));

test.each(FILE_NAMES.accepted)('the name of a picture may be %s', async (_, name) => {
  expect((await uploadTo(`${FOLDER}/${name}`)).denied).toEqual([]);
});

test.each(FILE_NAMES.refused)('the name of a picture may not be %s', async (_, name) => {
  expect((await uploadTo(`${FOLDER}/${name}`)).allowed).toEqual([]);
});

test('a picture may have 5 MiB', async () => {
  expect((await uploadTo(PICTURE, new Uint8Array(LIMIT_BYTES))).denied).toEqual([]);
});

test('a picture may not have one byte more', async () => {
  expect((await uploadTo(PICTURE, new Uint8Array(LIMIT_BYTES + 1))).allowed).toEqual([]);
});

const OTHER_IMAGES = ['svg+xml', 'svg', 'avif', 'bmp', 'tiff', 'heif', 'jpg', 'apng', 'png2', '*'];
const OTHER_TYPES = ['image/', 'image/png;a=b', 'ximage/png', 'text/html', 'video/mp4', 'png'];

const HEADERS: Readonly<Record<string, { accepted: string[]; refused: string[] }>> = {
  contentType: {
    accepted: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/heic'],
    refused: [...OTHER_IMAGES.map((kind) => `image/${kind}`), ...OTHER_TYPES],
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
  // The official emulator does not pass the others to the rules.
  ...(!isOfficial && {
    contentLanguage: { accepted: [''], refused: ['en', 'en-US', '*'] },
    cacheControl: { accepted: [''], refused: ['public', 'no-store', 'max-age=0'] },
  }),
};

describe.each(Object.entries(HEADERS))('the %s of a picture', (header, { accepted, refused }) => {
  test.each(accepted)('may be "%s"', async (value) => {
    expect((await write({ [header]: value })).denied).toEqual([]);
  });

  test.each(refused)('may not be "%s"', async (value) => {
    expect((await write({ [header]: value })).allowed).toEqual([]);
  });
});

test('custom metadata may stay', async () => {
  expect((await write({ customMetadata: INVITATION })).denied).toEqual([]);
});

test.each([{ public: 'false' }, { note: 'A' }])('custom metadata may not be %j', async (custom) => {
  const customMetadata = { ...INVITATION, ...custom };
  expect((await write({ customMetadata })).allowed).toEqual([]);
});

// Production may pass metadata that is not set in another form than the emulator does.
test.each([
  ['null', { contentLanguage: null, cacheControl: null, metadata: null }],
  ['absent', { metadata: {} }],
])('metadata that is not set may be %s', async (_, unset) => {
  const projectId = 'demo-rules-unset';
  await loadRules(emulators().firestoreHost, projectId, translateRules(STORAGE_RULES));
  const headers = { contentType: 'image/png', contentDisposition: null, contentEncoding: null };
  const isAllowed = await allows(emulators().firestoreHost, projectId, {
    method: 'create',
    path: `b/bucket/o/${PICTURE}`,
    file: { after: { size: 8, ...headers, ...unset } },
    token: unsignedToken(projectId, OWNER),
  });
  expect(isAllowed).toBe(true);
});

test.skipIf(isOfficial)('the emulator survives a request that it fails to handle', async () => {
  const objects = `http://${emulators().storageHost}/v0/b/${services.bucket.name}/o`;
  const failing = fetch(`${objects}/%25E0`, { signal: AbortSignal.timeout(1_000) });
  await expect(failing).rejects.toThrow('timeout');
  expect((await uploadTo(PICTURE)).denied).toEqual([]);
});
