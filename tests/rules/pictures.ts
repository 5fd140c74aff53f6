import * as sdk from 'firebase/storage';
import { beforeEach } from 'vitest';
import type { Client } from '../support/clients';
import { openRules, type Send, sendForEach } from './access';
import { OWNER, STRANGER } from './callers';
import { FOLDER } from './picture-names';

export const PICTURE = `${FOLDER}/me.png`;
const PUBLIC_PICTURE = `${FOLDER}/public.png`;
/** Only for the deletion: all requests of a test run at once, so another might not find it. */
const UNUSED_PICTURE = `${FOLDER}/unused.png`;
/** Custom metadata of the stored pictures. The rules must grant nothing because of it. */
export const INVITATION = { public: 'true', visibility: 'public', owner: STRANGER };
const PNG = { contentType: 'image/png' };
export const SMALL = new Uint8Array(8);
const OTHER_PATHS = [
  'public.png',
  `profilePics/${OWNER}`,
  `${FOLDER}/deep/me.png`,
  `avatars/${OWNER}/me.png`,
  `ProfilePics/${OWNER}/me.png`,
];

/** Opens an empty project with the rules of Storage, in which the owner has pictures before each test. */
export async function openPictures() {
  const rules = await openRules('storage');
  const metadata = { contentType: 'image/png', metadata: INVITATION };
  const save = (path: string) =>
    rules.services.bucket.file(path).save('A', { resumable: false, metadata });
  beforeEach(async () => {
    await Promise.all([PICTURE, PUBLIC_PICTURE, UNUSED_PICTURE].map(save));
  });
  return rules;
}

const read = ({ storage }: Client, path: string) => sdk.getBytes(sdk.ref(storage, path));
const list = ({ storage }: Client, path: string) => sdk.listAll(sdk.ref(storage, path));
const remove = ({ storage }: Client, path: string) => sdk.deleteObject(sdk.ref(storage, path));
export const update = ({ storage }: Client, metadata: sdk.SettableMetadata) =>
  sdk.updateMetadata(sdk.ref(storage, PICTURE), metadata);
export const upload = ({ storage }: Client, path: string, bytes = SMALL, metadata = {}) =>
  sdk.uploadBytes(sdk.ref(storage, path), bytes, { ...PNG, ...metadata });
/** Uses the protocol for large files. `async` makes a promise of the SDK's task. */
const uploadInParts = async ({ storage }: Client, path: string, metadata = PNG) =>
  sdk.uploadBytesResumable(sdk.ref(storage, path), SMALL, metadata);

export const rights: Send = (client) => ({
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
});

export const forbidden: Send = (client) => ({
  ...sendForEach('list', [FOLDER, 'profilePics', ''], (path) => list(client, path)),
  ...sendForEach('read', OTHER_PATHS, (path) => read(client, path)),
  ...sendForEach('upload', OTHER_PATHS, (path) => upload(client, path)),
  ...sendForEach('delete', OTHER_PATHS, (path) => remove(client, path)),
  'upload a text in parts': uploadInParts(client, `${FOLDER}/text`, { contentType: 'text/html' }),
});
