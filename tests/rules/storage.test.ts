import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  listAll,
  ref,
  type SettableMetadata,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeEach, test } from 'vitest';

// Examples that document the rules; property.test.ts tries what no list contains.

const JANE = 'jane-uid';
const MINE = `profilePics/${JANE}/me.png`;
const LIMIT = 5 * 1024 * 1024;

const environment = await initializeTestEnvironment({
  projectId: 'demo-storage-rules',
  storage: { rules: readFileSync('storage.rules', 'utf8') },
});
afterAll(() => environment.cleanup());

beforeEach(() =>
  environment.withSecurityRulesDisabled(async (context) => {
    await upload(MINE)(context.storage());
  }),
);

const upload =
  (path: string, metadata: SettableMetadata = {}, size = 8) =>
  async (storage: FirebaseStorage) => {
    const file = new Uint8Array(size);
    await uploadBytes(ref(storage, path), file, { contentType: 'image/png', ...metadata });
  };
const change = (metadata: SettableMetadata) => (storage: FirebaseStorage) =>
  updateMetadata(ref(storage, MINE), metadata);
const mine = (name: string) => `profilePics/${JANE}/${name}`;

test.each<[string, boolean, string | undefined, (storage: FirebaseStorage) => Promise<unknown>]>([
  ['The owner uploads a picture of 5 MiB', true, JANE, upload(mine('a.png'), {}, LIMIT)],
  ['A larger one is denied', false, JANE, upload(mine('a.png'), {}, LIMIT + 1)],
  ['The owner overwrites a picture', true, JANE, upload(MINE)],
  ['A stranger does not', false, 'mallory', upload(MINE)],
  ['Nor does a visitor', false, undefined, upload(MINE)],
  ['The owner gets the bytes', true, JANE, (storage) => getBytes(ref(storage, MINE))],
  ['And a download URL', true, JANE, (storage) => getDownloadURL(ref(storage, MINE))],
  ['A stranger does neither', false, 'mallory', (storage) => getDownloadURL(ref(storage, MINE))],
  ['The owner deletes a picture', true, JANE, (storage) => deleteObject(ref(storage, MINE))],
  ['A stranger does not', false, 'mallory', (storage) => deleteObject(ref(storage, MINE))],
  ['Nobody lists a folder', false, JANE, (storage) => listAll(ref(storage, `profilePics/${JANE}`))],
  ['Folders are flat', false, JANE, upload(mine('deep/a.png'))],
  ['Names are plain', false, JANE, upload(mine('a b.png'))],
  ['There is no other folder', false, JANE, upload(`avatars/${JANE}/a.png`)],
  ['HEIC is an image', true, JANE, upload(mine('a.heic'), { contentType: 'image/heic' })],
  ['SVG can run scripts', false, JANE, upload(mine('a.svg'), { contentType: 'image/svg+xml' })],
  ['An image stays an image', false, JANE, change({ contentType: 'text/html' })],
  ['The type may change', true, JANE, change({ contentType: 'image/webp' })],
  ['The disposition is not free', false, JANE, change({ contentDisposition: 'attachment' })],
  ['Nor is the encoding', false, JANE, change({ contentEncoding: 'gzip' })],
  ['Nor custom metadata', false, JANE, change({ customMetadata: { owner: 'jane' } })],
])('%s', async (_, isAllowed, uid, attempt) => {
  const context = uid ? environment.authenticatedContext(uid) : undefined;
  const storage = (context ?? environment.unauthenticatedContext()).storage();
  await (isAllowed ? assertSucceeds(attempt(storage)) : assertFails(attempt(storage)));
});
