import { once } from 'node:events';
import { request } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { newUserDocument } from '../../src/shared/user-document';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { deployFunction, PRODUCTION } from '../support/deployed-function';
import { emulators, unsignedToken } from '../support/emulators';
import { firestore, userDocument } from '../support/records';
import { createUsers, stateOf } from './users';

const { projectId } = emulators();
const { victim } = await createUsers();
/** Without a username. */
const attacker = await createAccount();
const [deployed, strict, small] = await Promise.all([
  deployFunction(),
  deployFunction(PRODUCTION),
  deployFunction({ NODE_OPTIONS: '--max-old-space-size=192' }),
]);

const json = { 'content-type': 'application/json' };
/** Sends a raw body, without a client library. */
const post = (
  body: string | Buffer<ArrayBuffer>,
  token: string | undefined = attacker.idToken,
  { url } = deployed,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}`, ...headers },
    body,
  });

const username = uniqueUsername();
const CLAIM = JSON.stringify({ data: { name: 'J', username } });

async function expectNothingWritten(): Promise<void> {
  expect(await userDocument(attacker.uid)).toBeUndefined();
  const reservations = firestore().collection('usernames').where('UID', '==', attacker.uid);
  expect((await reservations.get()).size).toBe(0);
}

// The functions' own tests try more data, log.test.ts more malformed requests.
test.each([
  ['a prototype', 400, `{"data":{"name":"J","username":"${username}","__proto__":{"a":1}}}`],
  ['auth in the data', 400, JSON.stringify({ data: { name: 'J', username, auth: 'x' } })],
  ['auth beside the data', 400, JSON.stringify({ data: { name: 'J', username }, auth: victim })],
  ['10 MB of spaces', 413, `{"data":{"name":"J","username":"${' '.repeat(1e7)}"}}`],
])('rejects a claim with %s', async (_, status, body) => {
  const before = await stateOf(victim);
  expect((await post(body)).status).toBe(status);
  await expectNothingWritten();
  expect(await stateOf(victim)).toEqual(before);
});

test.each(['__proto__', 'constructor'])('accepts %s as name and username', async (text) => {
  const { uid, idToken, email } = await createAccount();
  const response = await post(JSON.stringify({ data: { name: text, username: text } }), idToken);
  expect(await response.json()).toEqual({ result: { uid, username: text } });
  const expected = newUserDocument({ name: text, username: text, UID: uid, email });
  expect(await userDocument(uid)).toEqual(expected);
  await firestore().collection('users').doc(uid).delete();
  await firestore().collection('usernames').doc(`@${text}`).delete();
});

describe('limits the request size in a process with 256 MiB of memory', () => {
  const bomb = Buffer.concat([Buffer.from('[0'), Buffer.alloc(3e7, ',0'), Buffer.from(']')]);
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

  test.each([
    ['br', 415, brotliCompressSync(bomb, fast)],
    ['gzip', 415, gzipSync(bomb)],
    ['deflate', 415, deflateSync(bomb)],
    ['gzip, br', 415, brotliCompressSync(gzipSync(bomb))],
    ['', 413, bomb],
  ])('with the encoding "%s"', async (encoding, status, body) => {
    const headers = encoding ? { 'content-encoding': encoding } : {};
    const attack = () => post(body, '', small, headers);
    // Sent concurrently: the limit must hold for all of them.
    const responses = await Promise.all([attack(), attack(), attack()]);
    expect(responses.map((response) => response.status)).toEqual([status, status, status]);
    expect((await post('{"data":{}}', '', small)).status).toBe(401);
  });

  test('without a Content-Length', async () => {
    const attack = request(small.url, { method: 'POST', headers: json });
    attack.write(bomb);
    attack.end();
    await expect(once(attack, 'response')).rejects.toThrow('ECONNRESET');
    expect((await post('{"data":{}}', '', small)).status).toBe(401);
  });
});

test('rejects a body over 8192 bytes before it checks the token', async () => {
  const send = (bytes: number) => post(`${'{"data":"'.padEnd(bytes - 2)}"}`, 'nonsense');
  expect((await send(8193)).status).toBe(413);
  expect((await send(8192)).status).toBe(401);
});

describe('rejects invalid tokens', () => {
  const past = Math.floor(Date.now() / 1000) - 7200;
  const { uid, email, idToken } = attacker;
  const unsigned = unsignedToken(projectId, uid, { email });

  test.each([
    ['unsigned', unsigned],
    ['from the emulator', idToken],
    ['for another project', unsignedToken('other', uid, { email })],
    ['signed with an unknown key', signed(unsigned)],
    ['truncated', idToken.slice(0, -20)],
    ['empty', ''],
  ])('when signatures are checked, as in production: %s', async (_, token) => {
    expect((await post(CLAIM, token, strict)).status).toBe(401);
    await expectNothingWritten();
  });

  test.each([
    ['expired', unsignedToken(projectId, uid, { email, iat: past, exp: past + 3600 })],
    ['for an account that does not exist', unsignedToken(projectId, 'ghost', { email })],
    ['without an email', unsignedToken(projectId, uid)],
    ['for another project', unsignedToken('other', uid, { email })],
  ])('even when signatures are not checked: %s', async (_, token) => {
    expect((await post(CLAIM, token)).status).toBe(401);
    await expectNothingWritten();
  });
});

describe('CORS', () => {
  const send = (origin: string, to = strict) => post('{"data":{}}', '', to, { origin });
  const allowedIn = ({ headers }: Response) => headers.get('access-control-allow-origin');

  test.each([projectId, `${projectId}--pr42-a1b2c3`])('allows %s.web.app', async (site) => {
    const origin = `https://${site}.web.app`;
    const headers = { origin, 'access-control-request-method': 'POST' };
    const preflight = await fetch(strict.url, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(allowedIn(preflight)).toBe(origin);
    expect(allowedIn(await send(origin))).toBe(origin);
  });

  test.each([
    ['in production', strict],
    ['in the emulator', deployed],
  ])('allows no other origin %s', async (_, to) => {
    expect(allowedIn(await send('https://evil.example', to))).toBeNull();
  });
});

/** The same claims with a key id in the header and an invalid signature. */
function signed(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'a', typ: 'JWT' }));
  return `${header.toString('base64url')}.${token.split('.')[1]}.${'A'.repeat(342)}`;
}
