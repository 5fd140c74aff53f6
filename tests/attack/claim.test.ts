import { once } from 'node:events';
import { request } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unsignedToken } from '../../local-backend/storage/unsigned-token';
import { newUserDocument } from '../../src/shared/user-document';
import { createAccount, type TestAccount, uniqueUsername } from '../support/auth-emulator';
import {
  type DeployedFunction,
  PRODUCTION,
  startDeployedFunction,
} from '../support/deployed-function';
import { emulators } from '../support/emulators';
import { firestore, userDocument } from '../support/records';
import { createUsers, stateOf, type User } from './users';

let deployed: DeployedFunction;
let victim: User;
let attacker: TestAccount;

beforeAll(async () => {
  deployed = await startDeployedFunction();
  ({ victim } = await createUsers());
});

// A new account in each test, because the calls of one account are limited.
beforeEach(async () => {
  attacker = await createAccount();
});

afterAll(() => deployed.stop());

/** Sends a raw body, without a client library. */
const post = (body: string, headers: Readonly<Record<string, string>> = {}, url = deployed.url) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${attacker.idToken}`,
      ...headers,
    },
    body,
  });

const claim = (data: object) => post(JSON.stringify({ data }));
const fresh = uniqueUsername();

async function expectUnchanged(before: unknown): Promise<void> {
  expect(await userDocument(attacker.uid)).toBeUndefined();
  const reservations = await firestore()
    .collection('usernames')
    .where('UID', '==', attacker.uid)
    .get();
  expect(reservations.size).toBe(0);
  expect(await stateOf(victim)).toEqual(before);
}

describe('rejects a claim with unexpected data', () => {
  const valid = { name: 'J', username: fresh };
  test.each<[string, () => string]>([
    ['another user’s uid', () => JSON.stringify({ data: { ...valid, uid: victim.uid } })],
    ['another user’s UID', () => JSON.stringify({ data: { ...valid, UID: victim.uid } })],
    ['another user’s email', () => JSON.stringify({ data: { ...valid, email: victim.email } })],
    ['a plan', () => JSON.stringify({ data: { ...valid, plan: 'premium' } })],
    ['a prototype', () => `{"data":{"name":"J","username":"${fresh}","__proto__":{"plan":"x"}}}`],
    ['a constructor', () => JSON.stringify({ data: { ...valid, constructor: { a: 1 } } })],
    ['auth in the data', () => JSON.stringify({ data: { ...valid, auth: { uid: victim.uid } } })],
    ['auth next to the data', () => JSON.stringify({ data: valid, auth: { uid: victim.uid } })],
    ['an array', () => JSON.stringify({ data: [valid] })],
    [
      'a protobuf number',
      () =>
        JSON.stringify({
          data: {
            name: 'J',
            username: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '1' },
          },
        }),
    ],
  ])('%s', async (_, body) => {
    const before = await stateOf(victim);
    const response = await post(body());
    expect(response.status, await response.text()).toBe(400);
    await expectUnchanged(before);
  });
});

describe('impersonation by username', () => {
  test.each([
    ['the service', 'admin', 409],
    ['the service, with spaces', 's u p p o r t', 409],
    ['the service, with a no-break space', 'sup\u00a0port', 409],
    ['the service, with a byte order mark', '\ufeffsupport', 409],
    ['the service, with periods', 's.u.p.p.o.r.t', 409],
    ['the service, underlined', '__root__', 409],
    ['the service, prefixed with the product name', 'lively_admin', 409],
    ['the service, suffixed with the product name', 'support.lively', 409],
    ['the service, with zero-width joiners', 'adm\u200din', 400],
    ['the service, with zero-width spaces', 'adm\u200bin', 400],
    ['the service, with Cyrillic letters', '\u0430dmin', 400],
    ['the service, with full-width letters', 'ａｄｍｉｎ', 400],
    ['the service, in capitals', 'ADMIN', 400],
    ['the service, with a dotless i', 'adm\u0131n', 400],
    ['the service, with a Kelvin sign', '\u212aelp', 400],
    ['the service, with a right-to-left override', '\u202enimda', 400],
    ['a composed letter', 'jos\u00e9', 400],
    ['a decomposed letter', 'jose\u0301', 400],
    ['a script', '<script>', 400],
    ['a path', '../admin', 400],
    ['a field path', 'a/b', 400],
    ['a null byte', 'jane\u0000', 400],
    ['a line break after a period', 'ab.\nab', 200],
  ])('%s', async (_, username, status) => {
    const before = await stateOf(victim);
    const response = await claim({ name: 'J', username });
    if (status === 200) {
      // Whitespace is removed; the rest is an ordinary username.
      expect(await response.json()).toMatchObject({ result: { username: 'ab.ab' } });
      await removeClaim('ab.ab');
    } else {
      expect(response.status, await response.text()).toBe(status);
    }
    await expectUnchanged(before);
  });

  test('rejects the username of another user', async () => {
    const before = await stateOf(victim);
    for (const username of [victim.username, ` ${victim.username}`, `${victim.username}\n`]) {
      expect((await claim({ name: 'J', username })).status).toBe(409);
    }
    await expectUnchanged(before);
  });
});

describe('accepts names of built-in properties', () => {
  test.each(['__proto__', 'constructor', 'hasownproperty', 'tostring'])('%s', async (username) => {
    const response = await claim({ name: '__proto__', username });
    expect(await response.json()).toEqual({ result: { uid: attacker.uid, username } });
    const { uid: UID, email } = attacker;
    const expected = newUserDocument({ name: '__proto__', username, UID, email });
    expect(await userDocument(attacker.uid)).toEqual(expected);
    await removeClaim(username);
  });
});

describe('rejects oversized and malformed requests', () => {
  const big = 10_000_000;
  test.each<[string, () => Promise<Response>]>([
    ['10 MB of name', () => claim({ name: 'x'.repeat(big), username: fresh })],
    ['10 MB of username', () => claim({ name: 'J', username: 'x'.repeat(big) })],
    ['10 MB of spaces, which are trimmed', () => claim({ name: 'J', username: ' '.repeat(big) })],
    [
      '100 000 keys',
      () => claim(Object.fromEntries(Array.from({ length: 1e5 }, (_, key) => [`k${key}`, 1]))),
    ],
    ['brackets 100 000 deep', () => post(`{"data":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)],
    ['maps 20 000 deep', () => post(`{"data":${'{"a":'.repeat(2e4)}1${'}'.repeat(2e4)}}`)],
    ['invalid JSON', () => post('{"data":')],
    ['an empty body', () => post('')],
    ['form data', () => post('data=1', { 'content-type': 'application/x-www-form-urlencoded' })],
    ['plain text', () => post('{"data":{}}', { 'content-type': 'text/plain' })],
    ['an unknown encoding', () => post('{"data":{}}', { 'content-encoding': 'zip' })],
    [
      'GET',
      () => fetch(deployed.url, { headers: { authorization: `Bearer ${attacker.idToken}` } }),
    ],
    ['PUT', () => fetch(deployed.url, { method: 'PUT', body: '{}' })],
  ])('%s', async (_, attack) => {
    const before = await stateOf(victim);
    const response = await attack();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toMatch(/node_modules|functions\/|\bat .*\.js/);
    await expectUnchanged(before);
    // The function still responds.
    expect((await claim({ name: 'J', username: 'X' })).status).toBe(400);
  });
});

describe('limits the request size in a process with 256 MiB of memory', () => {
  let small: DeployedFunction;
  let bomb: Buffer<ArrayBuffer>;
  beforeAll(async () => {
    const env = { NODE_OPTIONS: '--max-old-space-size=192' };
    small = await startDeployedFunction(env);
    bomb = Buffer.concat([Buffer.from('[0'), Buffer.alloc(30_000_000, ',0'), Buffer.from(']')]);
  });
  afterAll(() => small.stop());

  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const send = (body: Buffer<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}) =>
    fetch(small.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  test.each<[string, number, () => Promise<Response>]>([
    ['br', 415, () => send(brotliCompressSync(bomb, fast), { 'content-encoding': 'br' })],
    ['gzip', 415, () => send(gzipSync(bomb), { 'content-encoding': 'gzip' })],
    ['deflate', 415, () => send(deflateSync(bomb), { 'content-encoding': 'deflate' })],
    [
      'gzip in br',
      415,
      () => send(brotliCompressSync(gzipSync(bomb)), { 'content-encoding': 'gzip, br' }),
    ],
    ['plain', 413, () => send(bomb)],
  ])('%s', async (_, status, attack) => {
    // Sent concurrently: the limit must hold for all of them.
    const responses = await Promise.all([attack(), attack(), attack()]);
    expect(responses.map((response) => response.status)).toEqual([status, status, status]);
    expect((await send(Buffer.from('{"data":{}}'))).status).toBe(401);
  });

  test('without a Content-Length', async () => {
    const headers = { 'content-type': 'application/json' };
    const attack = request(small.url, { method: 'POST', headers });
    attack.write(bomb);
    attack.end();
    await expect(once(attack, 'response')).rejects.toThrow('ECONNRESET');
    expect((await send(Buffer.from('{"data":{}}'))).status).toBe(401);
  });
});

test('rejects a body over 8192 bytes before it checks the token', async () => {
  const send = (bytes: number) =>
    post(`${'{"data":"'.padEnd(bytes - 2)}"}`, { authorization: 'Bearer nonsense' });
  expect((await send(8193)).status).toBe(413);
  expect((await send(8192)).status).toBe(401);
});

describe('rejects invalid tokens when signatures are checked, as in production', () => {
  let strict: DeployedFunction;
  beforeAll(async () => {
    strict = await startDeployedFunction(PRODUCTION);
  });
  afterAll(() => strict.stop());

  const { projectId } = emulators();
  const past = Math.floor(Date.now() / 1000) - 7200;
  test.each<[string, () => string]>([
    ['unsigned', () => unsignedToken(projectId, attacker.uid, { email: attacker.email })],
    ['from the emulator', () => attacker.idToken],
    ['for another project', () => unsignedToken('other', attacker.uid)],
    ['signed with an unknown key', () => signed(unsignedToken(projectId, attacker.uid))],
    ['truncated', () => attacker.idToken.slice(0, -20)],
    ['empty', () => ''],
  ])('%s', async (_, token) => {
    const body = JSON.stringify({ data: { name: 'J', username: fresh } });
    const response = await post(body, { authorization: `Bearer ${token()}` }, strict.url);
    expect(response.status).toBe(401);
    expect(await userDocument(attacker.uid)).toBeUndefined();
  });

  test.each<[string, () => string]>([
    ['expired', () => unsignedToken(projectId, attacker.uid, { iat: past, exp: past + 3600 })],
    [
      'for an account that does not exist',
      () => unsignedToken(projectId, 'ghost', { email: 'a@b.cd' }),
    ],
    ['without an email', () => unsignedToken(projectId, attacker.uid)],
    ['for another project', () => unsignedToken('other', attacker.uid, { email: attacker.email })],
  ])('%s, even when signatures are not checked', async (_, token) => {
    const body = JSON.stringify({ data: { name: 'J', username: fresh } });
    expect((await post(body, { authorization: `Bearer ${token()}` })).status).toBe(401);
    expect(await userDocument(attacker.uid)).toBeUndefined();
  });

  test('CORS allows the site and its preview channels, and no other origin', async () => {
    for (const { url } of [strict, deployed]) {
      const response = await post('{"data":{}}', { origin: 'https://evil.example' }, url);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    for (const site of [projectId, `${projectId}--pr42-a1b2c3`]) {
      const origin = `https://${site}.web.app`;
      const headers = { origin, 'access-control-request-method': 'POST' };
      const preflight = await fetch(strict.url, { method: 'OPTIONS', headers });
      expect(preflight.status).toBe(204);
      for (const response of [preflight, await post('{"data":{}}', { origin }, strict.url)]) {
        expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      }
    }
  });
});

async function removeClaim(username: string): Promise<void> {
  await firestore().collection('users').doc(attacker.uid).delete();
  await firestore().collection('usernames').doc(`@${username}`).delete();
}

/** The same claims with a key id in the header and an invalid signature. */
function signed(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'a', typ: 'JWT' }));
  return `${header.toString('base64url')}.${token.split('.')[1]}.${'A'.repeat(342)}`;
}
