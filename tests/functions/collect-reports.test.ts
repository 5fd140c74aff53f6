import { expect, test } from 'vitest';
import { deployFunction } from '../support/deployed-function';

const collector = await deployFunction({ COLLECT_REPORTS: 'true' }, 'collectReports');

const ORIGIN = 'http://127.0.0.1:5173';
const report = { kind: 'uncaught', what: 'TypeError', code: 'render', page: '/lively/login' };
const failure = { kind: 'failure', what: 'log in', code: 'internal', build: '1234abcd' };
const vital = { kind: 'vital', what: 'LCP', value: 812.5, page: '', build: '1234abcd' };
const violation = { kind: 'violation', what: 'img-src', code: 'other', page: '/' };

async function send(body: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(collector.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
    body,
  });
  return response.status;
}

const logged = () =>
  collector
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line));

test('writes failures as warnings and vitals as information, and nothing else', async () => {
  const placed = { ...report, at: '/assets/app-1234.js:2:345' };
  for (const one of [placed, failure, violation, vital]) {
    expect(await send(JSON.stringify(one))).toBe(204);
  }
  await expect.poll(logged).toEqual([
    { severity: 'WARNING', message: 'report', ...placed },
    { severity: 'WARNING', message: 'report', ...failure },
    { severity: 'WARNING', message: 'report', ...violation },
    { severity: 'INFO', message: 'report', ...vital },
  ]);
});

test.each<[string, object]>([
  ['an unknown field', { ...report, email: 'jane' }],
  ['a message', { ...report, code: "can't read jane@example.com" }],
  ['a name and a phone number', { ...failure, what: 'jane 555 0123' }],
  ['a name as a code', { ...failure, code: 'jane' }],
  ['a name as an error', { ...report, what: 'jane' }],
  ['a host', { ...violation, code: 'https://jane.example' }],
  ['a directive', { ...violation, what: 'jane-src' }],
  ['a metric', { ...vital, what: 'jane' }],
  ['a phone number as a value', { ...vital, value: 5_550_123, page: '/jane' }],
  ['a name as a call', { ...failure, call: 'jane' }],
  ['a name as a build', { ...failure, build: 'jane' }],
  ['a name as a place', { ...failure, at: 'jane' }],
  ['a URL with input', { ...report, page: '/lively?name=jane' }],
])('rejects %s and logs nothing of it', async (_, body) => {
  expect(await send(JSON.stringify(body))).toBe(400);
  expect(collector.output()).not.toContain('jane');
});

// tests/attack/log.test.ts sends other media types.
test('rejects a body over 2048 bytes', async () => {
  expect(await send(' '.repeat(2048))).toBe(400);
  expect(await send(' '.repeat(2049))).toBe(413);
});

test.each([
  [ORIGIN, ORIGIN],
  ['https://evil.example', null],
])('CORS for %s allows %s', async (origin, allowed) => {
  const response = await fetch(collector.url, { method: 'POST', headers: { Origin: origin } });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
});

test('limits each client, and failures and vitals apart', async () => {
  const from = (client: string, body: object = failure) =>
    send(JSON.stringify(body), { 'X-Forwarded-For': client });
  // A client can send any address, but the last one.
  const flood = Array.from({ length: 40 }, (_, fake) => from(`10.0.0.${fake}, 192.0.2.1`));
  const allowed = (await Promise.all(flood)).filter((status) => status === 204);
  expect(allowed).toHaveLength(30);
  expect(await from('192.0.2.1')).toBe(429);
  expect(await from('192.0.2.1', vital)).toBe(204);
  expect(await from('192.0.2.2')).toBe(204);

  const network = Array.from({ length: 40 }, (_, host) => from(`2001:db8:1:2:3:4:5:${host}`));
  expect((await Promise.all(network)).filter((status) => status === 204)).toHaveLength(30);
});

test('is not deployed unless it is turned on', async () => {
  const { collectReports } = await import('../../functions/src/index');
  expect(collectReports.__endpoint).toMatchObject({ omit: true });
});
