import { describe, expect, test } from 'vitest';
import { emulators } from '../support/emulators';
import { services } from '../support/records';
import { createUsers, stateOf } from './users';

const { victim, attacker } = await createUsers();

type Upload = {
  readonly body?: string | Uint8Array;
  readonly metadata?: object;
};

const bucket = services().bucket.name;
const objects = `http://${emulators().storage}/v0/b/${bucket}/o`;
const auth = { authorization: `Firebase ${attacker.idToken}` };
const folder = (uid: string) => `profilePics%2F${uid}%2F`;
const own = folder(attacker.uid);
const other = folder(victim.uid);
const MINE = `${own}own.png`;
const THEIRS = `${other}own.png`;
const HTML = '<script>alert(1)</script>';
const MIB_6 = new Uint8Array(6 * 1024 * 1024);

/**
 * A multipart upload, as the web SDK sends it.
 *
 * @param name inserted into the URL as is, without encoding
 */
function upload(name: string, { body = 'x', metadata = {} }: Upload = {}) {
  const json = JSON.stringify({ contentType: 'image/png', ...metadata });
  const head = (kind: string) => `--part\r\nContent-Type: ${kind}\r\n\r\n`;
  const parts = [
    `${head('application/json')}${json}\r\n${head('image/png')}`,
    body,
    '\r\n--part--',
  ];
  return fetch(`${objects}?name=${name}`, {
    method: 'POST',
    headers: {
      ...auth,
      'content-type': 'multipart/related; boundary=part',
      'x-goog-upload-protocol': 'multipart',
    },
    body: Buffer.concat(parts.map((part) => Buffer.from(part))),
  });
}

/** A resumable upload of a PNG of 8 bytes, whose metadata and content can differ from that. */
async function resumable(name: string, metadata: object, sent: string | Uint8Array = '8 bytes!') {
  const command = (value: string) => ({ ...auth, 'x-goog-upload-command': value });
  const started = await fetch(`${objects}?name=${name}`, {
    method: 'POST',
    headers: {
      ...command('start'),
      'content-type': 'application/json',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-header-content-length': '8',
      'x-goog-upload-header-content-type': 'image/png',
    },
    body: JSON.stringify({ contentType: 'image/png', ...metadata }),
  });
  const url = started.headers.get('x-goog-upload-url');
  if (!started.ok || url === null) return started;
  const headers = { ...command('upload, finalize'), 'x-goog-upload-offset': '0' };
  return fetch(url, { method: 'POST', headers, body: Buffer.from(sent) });
}

const patch = (name: string, metadata: object) =>
  fetch(`${objects}/${name}`, {
    method: 'PATCH',
    headers: { ...auth, 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });

/** Only the official emulators have a hub. They do not block every attack. */
const isOfficial = process.env.FIREBASE_EMULATOR_HUB !== undefined;

/** Metadata that Storage sends as response headers to everyone with the download URL. */
const HEADERS: readonly object[] = [
  { contentDisposition: ['attachment'] },
  // Storing a value that Node rejects as a header crashes the emulator.
  { contentDisposition: 'inline\r\nSet-Cookie: a=b' },
  { contentDisposition: 'attachment; filename=李.exe' },
  { contentEncoding: 'a\nb' },
  // The official emulator does not pass these fields to the rules.
  ...(isOfficial ? [] : [{ contentLanguage: 'a\nb' }, { cacheControl: 'a\nb' }]),
];

type Attack = () => Promise<Response>;
// The rules' own tests try all fields and paths; these are what only the wire has.
const ATTACKS: Readonly<Record<string, Readonly<Record<string, Attack>>>> = {
  "denies a picture in another user's folder": {
    'by ..': () => upload(`${own}..%2F${victim.uid}%2Fa.png`),
    'by unencoded ..': () => upload(`profilePics/${attacker.uid}/../${victim.uid}/a.png`),
    'by double-encoded ..': () => upload(`${own}%252e%252e%252F${victim.uid}%252Fa.png`),
    'by .. as %2e': () => upload(`${own}%2e%2e%2F${victim.uid}%2Fa.png`),
    'by a name in the metadata': () =>
      upload(`${own}a%2Fdeep`, { metadata: { name: `profilePics/${victim.uid}/a.png` } }),
    'by a full path in the metadata': () =>
      upload(`${other}a.png`, { metadata: { fullPath: `profilePics/${attacker.uid}/a` } }),
    'by two names': () => upload(`${other}a.png&name=${own}a.png`),
    'by a resumable upload': () => resumable(`${other}a.png`, {}),
  },
  'denies reading another user’s picture': {
    'with a guessed token': () => fetch(`${objects}/${THEIRS}?alt=media&token=guess`),
    'with an empty token': () => fetch(`${objects}/${THEIRS}?alt=media&token=`),
    'listing the folder': () => fetch(`${objects}?prefix=${other}`, { headers: auth }),
    'listing the bucket': () => fetch(objects, { headers: auth }),
    'a new download token': () =>
      fetch(`${objects}/${THEIRS}?create_token=true`, { method: 'POST', headers: auth }),
  },
  'denies paths other than pictures': {
    'the folder itself': () => upload(`profilePics%2F${attacker.uid}`),
    'an empty name': () => upload(''),
    'only ..': () => upload(`${own}..`),
    'a trailing slash': () => upload(`${own}a.png%2F`),
    'two slashes': () => upload(`${own}%2Fa.png`),
    'white space at the end': () => upload(`${MINE}%20`),
    'white space at the start': () => upload(`${own}%E3%80%80own.png`),
    'a leading slash': () => upload(`%2F${own}a.png%2Fb`),
    'another bucket': () =>
      fetch(`${objects.replace(bucket, 'other-bucket')}?name=${other}a.png`, {
        method: 'POST',
        body: 'x',
        headers: { ...auth, 'content-type': 'image/png' },
      }),
  },
  'denies files other than images': {
    'HTML in a resumable upload': () => resumable(`${own}a`, { contentType: 'text/html' }, HTML),
    'no type': () =>
      fetch(`${objects}?name=${own}a.png`, {
        method: 'POST',
        headers: auth,
        body: Buffer.alloc(1),
      }),
  },
  'denies large files': {
    '6 MiB, announced as 8 bytes': () => resumable(`${own}a.png`, {}, MIB_6),
    '6 MiB, with a forged size': () =>
      upload(`${own}a.png`, { body: MIB_6, metadata: { size: '8' } }),
  },
  ...Object.fromEntries(
    HEADERS.map((metadata) => [
      `denies ${JSON.stringify(metadata)}`,
      {
        'in an upload': () => upload(`${own}a.png`, { metadata }),
        'in a resumable upload': () => resumable(`${own}a.png`, metadata),
        'in a metadata update': () => patch(MINE, metadata),
      },
    ]),
  ),
};

describe.each(Object.entries(ATTACKS))('%s', (_, attacks) => {
  test.each(Object.entries(attacks))('%s', async (__, attack) => {
    const before = await stateOf(victim, attacker);
    const response = await attack();
    expect(response.status, await response.text()).toBeGreaterThanOrEqual(400);
    expect(await stateOf(victim, attacker)).toEqual(before);
  });
});

test('never serves HTML with a false type as HTML', async () => {
  const name = `${own}false-type.png`;
  expect((await upload(name, { body: HTML })).status).toBe(200);
  const served = await fetch(`${objects}/${name}?alt=media`, { headers: auth });
  expect(served.headers.get('content-type')).toBe('image/png');
});

test('allows a valid picture in both upload protocols', async () => {
  const valid = [
    await upload(`${own}a.png`),
    await resumable(`${own}b.png`, {}),
    await patch(`${own}b.png`, { contentType: 'image/webp' }),
  ];
  expect(valid.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test.skipIf(isOfficial)('the emulator survives a request that it fails to handle', async () => {
  const wrong = fetch(`${objects}/%25E0`, { signal: AbortSignal.timeout(1_000) });
  await expect(wrong).rejects.toThrow('timeout');
  expect((await upload(`${own}c.png`)).status).toBe(200);
});
