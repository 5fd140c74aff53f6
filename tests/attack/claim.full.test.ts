import { once } from 'node:events';
import { request } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PROJECT_ID } from '../../local-backend/project';
import { createAccount, uniqueUsername } from '../support/accounts';
import { post } from '../support/call-function';
import { PRODUCTION, startFunctionForFile } from '../support/deployed-function';
import { reservedFor } from '../support/records';
import { unsignedToken, withInvalidSignature } from '../support/tokens';

const attacker = await createAccount();
// `lenient` accepts the unsigned tokens of the emulators, `strict` Google's only. `small` has the
// heap that an instance with 256 MiB of memory leaves.
const [lenient, strict, small] = await Promise.all([
  startFunctionForFile(),
  startFunctionForFile(PRODUCTION),
  startFunctionForFile({ NODE_OPTIONS: '--max-old-space-size=192' }),
]);

describe('a process with 256 MiB of memory survives', () => {
  /** A list of fifteen million numbers. */
  const bomb = Buffer.concat([Buffer.from('[0'), Buffer.alloc(3e7, ',0'), Buffer.from(']')]);

  test.each([
    ['the encoding br', 415, brotliCompressSync(bomb), { 'content-encoding': 'br' }],
    ['the encoding gzip', 415, gzipSync(bomb), { 'content-encoding': 'gzip' }],
    ['the encoding deflate', 415, deflateSync(bomb), { 'content-encoding': 'deflate' }],
    ['two encodings', 415, brotliCompressSync(gzipSync(bomb)), { 'content-encoding': 'gzip, br' }],
    ['no encoding', 413, bomb, {}],
  ])('a large body with %s', async (_, status, body, headers) => {
    const sendBomb = () => post(small.url, body, headers);
    // Sent concurrently: the limit must hold for all of them.
    const responses = await Promise.all([sendBomb(), sendBomb(), sendBomb()]);
    expect(responses.map((response) => response.status)).toEqual([status, status, status]);
    await expectAlive();
  });

  test('a large body without a Content-Length', async () => {
    const headers = { 'content-type': 'application/json' };
    const upload = request(small.url, { method: 'POST', headers });
    // Written before the end, so that Node sends chunks.
    upload.write(bomb);
    upload.end();
    const closed = { code: expect.stringMatching(/^(ECONNRESET|EPIPE)$/) };
    await expect(once(upload, 'response')).rejects.toMatchObject(closed);
    await expectAlive();
  });

  test('a flood of calls without a token', async () => {
    const body = JSON.stringify({ data: Array(4000).fill(0) });
    const callAgain = async () => {
      for (let call = 0; call < 50; call += 1) await post(small.url, body);
    };
    await Promise.all(Array.from({ length: 80 }, callAgain));
    await expectAlive();
  });

  async function expectAlive() {
    const response = await post(small.url, '{"data":{}}');
    expect(response.status, 'a call without a token').toBe(401);
  }
});

test.each([
  ['8192 bytes', 8192, 401],
  ['one byte more', 8193, 413],
])('limits the size before it checks the token: %s', async (_, bytes, status) => {
  const body = '{"data":{}}'.padEnd(bytes);
  const response = await post(lenient.url, body, { authorization: 'Bearer nonsense' });
  expect(response.status).toBe(status);
});

describe('rejects a token that is', () => {
  const past = Math.floor(Date.now() / 1000) - 7200;
  const { uid, email, idToken } = attacker;
  const unsigned = unsignedToken(PROJECT_ID, uid, { email });

  test.each([
    ['unsigned, in production', strict, unsigned],
    ["the emulator's, in production", strict, idToken],
    ['signed with an unknown key, in production', strict, withInvalidSignature(unsigned)],
    ['expired', lenient, unsignedToken(PROJECT_ID, uid, { email, iat: past, exp: past + 3600 })],
    ['of an account that does not exist', lenient, unsignedToken(PROJECT_ID, 'ghost', { email })],
    ['for another project', lenient, unsignedToken('other', uid, { email })],
  ])('%s', async (_, deployed, token) => {
    const username = uniqueUsername();
    const body = JSON.stringify({ data: { name: 'J', username } });
    const response = await post(deployed.url, body, { authorization: `Bearer ${token}` });
    expect(response.status).toBe(401);
    expect(await reservedFor(username)).toBeUndefined();
  });
});

test('accepts the unsigned token of an account in the emulator', async () => {
  const { uid, email } = attacker;
  const authorization = `Bearer ${unsignedToken(PROJECT_ID, uid, { email })}`;
  const response = await post(lenient.url, '{"data":{}}', { authorization });
  expect(response.status, 'a call without a username').toBe(400);
});

test.each([
  ['in production', strict],
  ['in the emulator', lenient],
])('CORS allows no other origin %s', async (_, deployed) => {
  const response = await post(deployed.url, '{"data":{}}', { origin: 'https://evil.example' });
  expect(response.status, 'a call without a token').toBe(401);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
