import { beforeAll, describe, expect, test } from 'vitest';
import { emulators } from '../support/emulators';
import { bucket } from '../support/records';
import { createUsers, stateOf, type User } from './users';

let victim: User;
let attacker: User;

beforeAll(async () => {
  ({ victim, attacker } = await createUsers());
});

type Upload = {
  /** Inserted into the URL as is, without encoding. */
  readonly name: string;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  readonly metadata?: object;
};

const objects = () => `http://${emulators().storage}/v0/b/${bucket()}/o`;
const auth = () => ({ authorization: `Firebase ${attacker.idToken}` });
const file = (uid: string, name = 'new.png') => encodeURIComponent(`profilePics/${uid}/${name}`);
const HTML = '<script>alert(1)</script>';

/** A multipart upload, as the web SDK sends it. */
function upload({
  name,
  type = 'image/png',
  body = 'x',
  metadata = {},
}: Upload): Promise<Response> {
  const json = JSON.stringify({ contentType: type, ...metadata });
  const head = (kind: string) => `--part\r\nContent-Type: ${kind}\r\n\r\n`;
  const parts = [`${head('application/json')}${json}\r\n${head(type)}`, body, '\r\n--part--'];
  return fetch(`${objects()}?name=${name}`, {
    method: 'POST',
    headers: {
      ...auth(),
      'content-type': 'multipart/related; boundary=part',
      'x-goog-upload-protocol': 'multipart',
    },
    body: Buffer.concat(parts.map((part) => Buffer.from(part))),
  });
}

/** A resumable upload, whose content can differ from the announced metadata. */
async function resumable(name: string, announced: object, sent: Uint8Array): Promise<Response> {
  const command = (value: string) => ({ 'x-goog-upload-command': value });
  const started = await fetch(`${objects()}?name=${name}`, {
    method: 'POST',
    headers: {
      ...auth(),
      ...command('start'),
      'content-type': 'application/json',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-header-content-length': '8',
      'x-goog-upload-header-content-type': 'image/png',
    },
    body: JSON.stringify({ contentType: 'image/png', ...announced }),
  });
  const url = started.headers.get('x-goog-upload-url');
  if (!started.ok || url === null) return started;
  return fetch(url, {
    method: 'POST',
    headers: { ...auth(), ...command('upload, finalize'), 'x-goog-upload-offset': '0' },
    body: Buffer.from(sent),
  });
}

const patch = (name: string, metadata: object) =>
  fetch(`${objects()}/${name}`, {
    method: 'PATCH',
    headers: { ...auth(), 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });

/** Only the official emulators have a hub. They do not block every attack. */
const isOfficial = process.env.FIREBASE_EMULATOR_HUB !== undefined;

/** Metadata that Storage sends as response headers to everyone with the download URL. */
const HEADERS: readonly Record<string, unknown>[] = [
  { contentDisposition: ['attachment'] },
  // Storing a value that Node rejects as a header crashes the emulator.
  { contentDisposition: 'inline\r\nSet-Cookie: a=b' },
  { contentDisposition: 'attachment; filename=李.exe' },
  { contentEncoding: 'a\nb' },
  // The official emulator does not pass these fields to the rules.
  ...(isOfficial ? [] : [{ contentLanguage: 'a\nb' }, { cacheControl: 'a\nb' }]),
];

const MIB_6 = new Uint8Array(6 * 1024 * 1024);

type Attack = readonly [title: string, attack: () => Promise<Response>];
// The rules' own tests try all fields and paths; these are what only the wire has.
const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  "denies a picture in another user's folder": [
    ['by ..', () => upload({ name: file(attacker.uid, `../${victim.uid}/a.png`) })],
    [
      'by unencoded ..',
      () => upload({ name: `profilePics/${attacker.uid}/../${victim.uid}/a.png` }),
    ],
    [
      'by double-encoded ..',
      () =>
        upload({ name: `profilePics%2F${attacker.uid}%2F%252e%252e%252F${victim.uid}%252Fa.png` }),
    ],
    [
      'by .. as %2e',
      () => upload({ name: `profilePics%2F${attacker.uid}%2F%2e%2e%2F${victim.uid}%2Fa.png` }),
    ],
    [
      'by a name in the metadata',
      () =>
        upload({
          name: `${file(attacker.uid)}/deep`,
          metadata: { name: `profilePics/${victim.uid}/a.png` },
        }),
    ],
    [
      'by a full path in the metadata',
      () =>
        upload({
          name: `${file(victim.uid)}`,
          metadata: { fullPath: `profilePics/${attacker.uid}/a` },
        }),
    ],
    ['by two names', () => upload({ name: `${file(victim.uid)}&name=${file(attacker.uid)}` })],
    ['by a resumable upload', () => resumable(file(victim.uid), {}, new Uint8Array(8))],
  ],
  'denies reading another user’s picture': [
    [
      'with a guessed token',
      () => fetch(`${objects()}/${file(victim.uid, 'own.png')}?alt=media&token=guess`),
    ],
    [
      'with an empty token',
      () => fetch(`${objects()}/${file(victim.uid, 'own.png')}?alt=media&token=`),
    ],
    [
      'listing the folder',
      () => fetch(`${objects()}?prefix=profilePics/${victim.uid}/`, { headers: auth() }),
    ],
    ['listing the bucket', () => fetch(objects(), { headers: auth() })],
    [
      'a new download token',
      () =>
        fetch(`${objects()}/${file(victim.uid, 'own.png')}?create_token=true`, {
          method: 'POST',
          headers: auth(),
        }),
    ],
  ],
  'denies paths other than pictures': [
    ['the folder itself', () => upload({ name: `profilePics%2F${attacker.uid}` })],
    ['an empty name', () => upload({ name: '' })],
    ['only ..', () => upload({ name: file(attacker.uid, '..') })],
    ['a trailing slash', () => upload({ name: file(attacker.uid, 'a.png/') })],
    ['two slashes', () => upload({ name: file(attacker.uid, '/a.png') })],
    ['white space at the end', () => upload({ name: file(attacker.uid, 'own.png ') })],
    ['white space at the start', () => upload({ name: file(attacker.uid, '\u3000own.png') })],
    ['a leading slash', () => upload({ name: `%2F${file(attacker.uid, 'a.png')}%2Fb` })],
    [
      'another bucket',
      () =>
        fetch(`${objects().replace(bucket(), 'other-bucket')}?name=${file(victim.uid)}`, {
          method: 'POST',
          body: 'x',
          headers: { ...auth(), 'content-type': 'image/png' },
        }),
    ],
  ],
  'denies files other than images': [
    [
      'HTML in a resumable upload',
      () => resumable(file(attacker.uid), { contentType: 'text/html' }, Buffer.from(HTML)),
    ],
    [
      'no type',
      () =>
        fetch(`${objects()}?name=${file(attacker.uid)}`, {
          method: 'POST',
          headers: auth(),
          body: new Uint8Array(1),
        }),
    ],
  ],
  'denies custom response headers': HEADERS.flatMap((fields): Attack[] => {
    const title = JSON.stringify(fields);
    return [
      [`${title} in an upload`, () => upload({ name: file(attacker.uid), metadata: fields })],
      [
        `${title} in a resumable upload`,
        () => resumable(file(attacker.uid), fields, new Uint8Array(8)),
      ],
      [`${title} in a metadata update`, () => patch(file(attacker.uid, 'own.png'), fields)],
    ];
  }),
  'denies large files': [
    ['6 MiB, announced as 8 bytes', () => resumable(file(attacker.uid), {}, MIB_6)],
    [
      '6 MiB, with a forged size',
      () => upload({ name: file(attacker.uid), body: MIB_6, metadata: { size: '8' } }),
    ],
  ],
};

describe.each(Object.entries(ATTACKS))('%s', (_, attacks) => {
  test.each(attacks)('%s', async (__, attack) => {
    const before = await stateOf(victim, attacker);
    const response = await attack();
    expect(response.status, await response.text()).toBeGreaterThanOrEqual(400);
    expect(await stateOf(victim, attacker)).toEqual(before);
  });
});

test('never serves HTML with a false type as HTML', async () => {
  const name = file(attacker.uid, 'false-type.png');
  expect((await upload({ name, body: HTML })).status).toBe(200);
  const served = await fetch(`${objects()}/${name}?alt=media`, { headers: auth() });
  expect(served.headers.get('content-type')).toBe('image/png');
});

test('allows a valid picture in both upload protocols', async () => {
  expect((await upload({ name: file(attacker.uid, 'a.png') })).status).toBe(200);
  const sent = await resumable(file(attacker.uid, 'b.png'), {}, new Uint8Array(8));
  expect(sent.status).toBe(200);
  expect((await patch(file(attacker.uid, 'b.png'), { contentType: 'image/webp' })).status).toBe(
    200,
  );
});

test.skipIf(isOfficial)('the emulator survives a request that it fails to handle', async () => {
  const wrong = fetch(`${objects()}/%25E0`, { signal: AbortSignal.timeout(1_000) });
  await expect(wrong).rejects.toThrow('timeout');
  expect((await upload({ name: file(attacker.uid, 'c.png') })).status).toBe(200);
});
