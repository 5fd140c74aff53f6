import { describe, expect, test } from 'vitest';
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

const placed = { ...report, at: '/assets/app-1234.js:2:345' };

test.each<[string, string, object]>([
  ['a failure', 'WARNING', failure],
  ['an error with its place', 'WARNING', placed],
  ['a violation', 'WARNING', violation],
  ['a vital', 'INFO', vital],
])('writes %s as %s with nothing else', async (_, severity, body) => {
  const before = logged().length;
  expect(await send(JSON.stringify(body))).toBe(204);
  const line = { severity, message: 'report', ...body };
  await expect.poll(() => logged().slice(before)).toEqual([line]);
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

describe('of a flood of one client', () => {
  const sendFrom = (client: string, body: object = failure) =>
    send(JSON.stringify(body), { 'X-Forwarded-For': client });
  /** @returns the number of reports that were accepted */
  async function flood(clientOf: (index: number) => string): Promise<number> {
    const sent = Array.from({ length: 40 }, (_, index) => sendFrom(clientOf(index)));
    return (await Promise.all(sent)).filter((status) => status === 204).length;
  }

  test('30 reports are accepted', async () => {
    expect(await flood(() => '192.0.2.1')).toBe(30);
  });

  test('30 reports are accepted, whatever addresses it invents', async () => {
    // A client can send any address, but the last one.
    expect(await flood((index) => `10.0.0.${index}, 192.0.2.2`)).toBe(30);
  });

  test('30 reports are accepted from a network of IPv6', async () => {
    expect(await flood((index) => `2001:db8::${index + 1}:2:3:4`)).toBe(30);
  });

  test('vitals are counted apart', async () => {
    await flood(() => '192.0.2.3');
    expect(await sendFrom('192.0.2.3', vital)).toBe(204);
  });

  test('another client is not limited', async () => {
    await flood(() => '192.0.2.4');
    expect(await sendFrom('192.0.2.5')).toBe(204);
  });
});

test('is not deployed unless it is turned on', async () => {
  const { collectReports } = await import('../../functions/src/index');
  expect(collectReports.__endpoint).toMatchObject({ omit: true });
});
