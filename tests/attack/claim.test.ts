import { once } from 'node:events';
import { request } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
import { newUserDocument } from '../../src/shared/user-document';
import { createAccount, type TestAccount, uniqueUsername } from '../support/auth-emulator';
import { startDeployedFunction } from '../support/deployed-function';
import { emulators } from '../support/emulators';
import { firestore, userDocument } from '../support/records';
import { unsignedToken } from '../support/tokens';
import { type Person, stateOf, world } from './world';

type Deployed = Awaited<ReturnType<typeof startDeployedFunction>>;
let deployed: Deployed;
let victim: Person;
let attacker: TestAccount;

beforeAll(async () => {
  deployed = await startDeployedFunction(COMPLETE_SIGN_UP);
  ({ victim } = await world());
  attacker = await createAccount();
});

afterAll(() => deployed.stop());

/** Exactly these bytes, as an attacker would send them. */
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

async function expectNothingHappened(before: unknown): Promise<void> {
  expect(await userDocument(attacker.uid)).toBeUndefined();
  const held = await firestore().collection('usernames').where('UID', '==', attacker.uid).get();
  expect(held.size).toBe(0);
  expect(await stateOf(victim)).toEqual(before);
}

describe('say more than is asked', () => {
  const honest = { name: 'J', username: fresh };
  test.each<[string, () => string]>([
    ['another’s uid', () => JSON.stringify({ data: { ...honest, uid: victim.uid } })],
    ['another’s UID', () => JSON.stringify({ data: { ...honest, UID: victim.uid } })],
    ['another’s e-mail', () => JSON.stringify({ data: { ...honest, email: victim.email } })],
    ['a plan', () => JSON.stringify({ data: { ...honest, plan: 'premium' } })],
    ['a prototype', () => `{"data":{"name":"J","username":"${fresh}","__proto__":{"plan":"x"}}}`],
    ['a constructor', () => JSON.stringify({ data: { ...honest, constructor: { a: 1 } } })],
    [
      'an auth of one’s own',
      () => JSON.stringify({ data: { ...honest, auth: { uid: victim.uid } } }),
    ],
    ['auth beside the data', () => JSON.stringify({ data: honest, auth: { uid: victim.uid } })],
    ['a list', () => JSON.stringify({ data: [honest] })],
    [
      'a typed number',
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
    await expectNothingHappened(before);
  });
});

describe('pass as somebody', () => {
  test.each([
    ['the service', 'admin', 409],
    ['the service, with spaces', 's u p p o r t', 409],
    ['the service, with a no-break space', 'sup\u00a0port', 409],
    ['the service, with a byte order mark', '\ufeffsupport', 409],
    ['the service, with periods', 's.u.p.p.o.r.t', 409],
    ['the service, underlined', '__root__', 409],
    ['the service, with its name in front', 'lively_admin', 409],
    ['the service, with its name behind', 'support.lively', 409],
    ['the service, by zero-width joiners', 'adm\u200din', 400],
    ['the service, by zero-width spaces', 'adm\u200bin', 400],
    ['the service, by Cyrillic letters', '\u0430dmin', 400],
    ['the service, by full-width letters', 'ａｄｍｉｎ', 400],
    ['the service, in capitals', 'ADMIN', 400],
    ['the service, by a dotless i', 'adm\u0131n', 400],
    ['the service, by a Kelvin sign', '\u212aelp', 400],
    ['the service, read backwards', '\u202enimda', 400],
    ['a composed letter', 'jos\u00e9', 400],
    ['a decomposed letter', 'jose\u0301', 400],
    ['a script', '<script>', 400],
    ['a path', '../admin', 400],
    ['a field path', 'a/b', 400],
    ['a null byte', 'jane\u0000', 400],
    ['a line break in the middle of a rule', 'ab.\nab', 200],
  ])('%s', async (_, username, status) => {
    const before = await stateOf(victim);
    const response = await claim({ name: 'J', username });
    if (status === 200) {
      // Spaces of any kind go, and what is left is a name like any other.
      expect(await response.json()).toMatchObject({ result: { username: 'ab.ab' } });
      await removeClaim('ab.ab');
    } else {
      expect(response.status, await response.text()).toBe(status);
    }
    await expectNothingHappened(before);
  });

  test('the victim, by the victim’s own name', async () => {
    const before = await stateOf(victim);
    for (const username of [victim.username, ` ${victim.username}`, `${victim.username}\n`]) {
      expect((await claim({ name: 'J', username })).status).toBe(409);
    }
    await expectNothingHappened(before);
  });
});

describe('names that are words of the language', () => {
  test.each(['__proto__', 'constructor', 'hasownproperty', 'tostring'])('%s', async (username) => {
    const response = await claim({ name: '__proto__', username });
    expect(await response.json()).toEqual({ result: { uid: attacker.uid, username } });
    const { uid: UID, email } = attacker;
    const expected = newUserDocument({ name: '__proto__', username, UID, email });
    expect(await userDocument(attacker.uid)).toEqual(expected);
    await removeClaim(username);
  });
});

describe('floods and shapes', () => {
  const big = 10_000_000;
  test.each<[string, () => Promise<Response>]>([
    ['10 MB of name', () => claim({ name: 'x'.repeat(big), username: fresh })],
    ['10 MB of username', () => claim({ name: 'J', username: 'x'.repeat(big) })],
    [
      '10 MB of spaces, which are taken away',
      () => claim({ name: 'J', username: ' '.repeat(big) }),
    ],
    [
      '100 000 keys',
      () => claim(Object.fromEntries(Array.from({ length: 1e5 }, (_, key) => [`k${key}`, 1]))),
    ],
    ['brackets 100 000 deep', () => post(`{"data":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)],
    ['maps 20 000 deep', () => post(`{"data":${'{"a":'.repeat(2e4)}1${'}'.repeat(2e4)}}`)],
    ['no JSON', () => post('{"data":')],
    ['nothing', () => post('')],
    ['a form', () => post('data=1', { 'content-type': 'application/x-www-form-urlencoded' })],
    ['a text', () => post('{"data":{}}', { 'content-type': 'text/plain' })],
    ['another encoding', () => post('{"data":{}}', { 'content-encoding': 'zip' })],
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
    await expectNothingHappened(before);
    // And it still serves.
    expect((await claim({ name: 'J', username: 'X' })).status).toBe(400);
  });
});

describe('fill the memory of a process of 256 MiB', () => {
  let small: Deployed;
  let bomb: Buffer<ArrayBuffer>;
  beforeAll(async () => {
    const env = { NODE_OPTIONS: '--max-old-space-size=192' };
    small = await startDeployedFunction(COMPLETE_SIGN_UP, env);
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
    // Several at once, as a limit has to hold for all of them.
    const responses = await Promise.all([attack(), attack(), attack()]);
    expect(responses.map((response) => response.status)).toEqual([status, status, status]);
    expect((await send(Buffer.from('{"data":{}}'))).status).toBe(401);
  });

  test('of a length that it does not say', async () => {
    const headers = { 'content-type': 'application/json' };
    const attack = request(small.url, { method: 'POST', headers });
    attack.write(bomb);
    attack.end();
    await expect(once(attack, 'response')).rejects.toThrow('ECONNRESET');
    expect((await send(Buffer.from('{"data":{}}'))).status).toBe(401);
  });
});

test('the size alone decides what is refused unread', async () => {
  const send = (bytes: number) =>
    post(`${'{"data":"'.padEnd(bytes - 2)}"}`, { authorization: 'Bearer nonsense' });
  expect((await send(8193)).status).toBe(413);
  expect((await send(8192)).status).toBe(401);
});

describe('tokens, to a function that checks signatures as the deployed one does', () => {
  let strict: Deployed;
  beforeAll(async () => {
    strict = await startDeployedFunction(COMPLETE_SIGN_UP, {
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      FUNCTIONS_EMULATOR: undefined,
    });
  });
  afterAll(() => strict.stop());

  const { projectId } = emulators();
  const past = Math.floor(Date.now() / 1000) - 7200;
  test.each<[string, () => string]>([
    ['unsigned', () => unsignedToken(projectId, attacker.uid, { email: attacker.email })],
    ['of the emulator', () => attacker.idToken],
    ['of another project', () => unsignedToken('other', attacker.uid)],
    ['signed by nobody known', () => signed(unsignedToken(projectId, attacker.uid))],
    ['without its end', () => attacker.idToken.slice(0, -20)],
    ['empty', () => ''],
  ])('%s', async (_, token) => {
    const body = JSON.stringify({ data: { name: 'J', username: fresh } });
    const response = await post(body, { authorization: `Bearer ${token()}` }, strict.url);
    expect(response.status).toBe(401);
    expect(await userDocument(attacker.uid)).toBeUndefined();
  });

  test.each<[string, () => string]>([
    ['expired', () => unsignedToken(projectId, attacker.uid, { iat: past, exp: past + 3600 })],
    ['of an account that never was', () => unsignedToken(projectId, 'ghost', { email: 'a@b.cd' })],
    ['without an address', () => unsignedToken(projectId, attacker.uid)],
    ['of another project', () => unsignedToken('other', attacker.uid, { email: attacker.email })],
  ])('%s, even where signatures are not looked at', async (_, token) => {
    const body = JSON.stringify({ data: { name: 'J', username: fresh } });
    expect((await post(body, { authorization: `Bearer ${token()}` })).status).toBe(401);
    expect(await userDocument(attacker.uid)).toBeUndefined();
  });

  test('a foreign page may not read the answers, the own one and its previews may', async () => {
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

/** The same claims under a header that names a key, and with a signature that no key made. */
function signed(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'a', typ: 'JWT' }));
  return `${header.toString('base64url')}.${token.split('.')[1]}.${'A'.repeat(342)}`;
}
