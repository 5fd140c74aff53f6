import { expect, test } from 'vitest';
import { post } from '../support/call-function';
import { startFunctionForFile } from '../support/deployed-function';
import { jsonLines } from '../support/function-log';

const collector = await startFunctionForFile({}, 'collectReports');

const ORIGIN = 'http://127.0.0.1:5173';
const uncaught = { kind: 'uncaught', what: 'TypeError', code: 'render', page: '/lively/login' };
const failure = { kind: 'failure', what: 'log in', code: 'internal', build: '1234abcd' };
const vital = { kind: 'vital', what: 'LCP', value: 812.5, page: '', build: '1234abcd' };
const violation = { kind: 'violation', what: 'img-src', code: 'other', page: '/' };

const postFromSite = (body: string, headers: Record<string, string> = {}) =>
  post(collector.url, body, { Origin: ORIGIN, ...headers });
const statusOf = async (sent: object, forwardedFor = '') =>
  (await postFromSite(JSON.stringify(sent), { 'X-Forwarded-For': forwardedFor })).status;

const logged = () => jsonLines(collector.output());

test.each<[string, string, object]>([
  ['a failure', 'WARNING', failure],
  ['an error with its place', 'WARNING', { ...uncaught, at: '/assets/app-1234.js:2:345' }],
  ['a violation', 'WARNING', violation],
  ['a vital', 'INFO', vital],
])('writes %s as %s with nothing else', async (_, severity, sent) => {
  const before = logged().length;
  expect(await statusOf(sent)).toBe(204);
  const line = { severity, message: 'report', ...sent };
  await expect.poll(() => logged().slice(before)).toEqual([line]);
});

// Each report contains 'jane', by which the log would show that it was written.
test.each<[string, object]>([
  ['an unknown field', { ...uncaught, email: 'jane' }],
  ['a message', { ...uncaught, code: "can't read jane@example.com" }],
  ['a name and a phone number', { ...failure, what: 'jane 555 0123' }],
  ['a name as a code', { ...failure, code: 'jane' }],
  ['a name as an error', { ...uncaught, what: 'jane' }],
  ['a host as a code', { ...violation, code: 'https://jane.example' }],
  ['an unknown directive', { ...violation, what: 'jane-src' }],
  ['an unknown metric', { ...vital, what: 'jane' }],
  ['a phone number as a value', { ...vital, value: 5_550_123, page: '/jane' }],
  ['a name as a call', { ...failure, call: 'jane' }],
  ['a name as a build', { ...failure, build: 'jane' }],
  ['a name as a place', { ...failure, at: 'jane' }],
  ['a URL with input', { ...uncaught, page: '/lively?name=jane' }],
])('rejects %s without logging it', async (_, sent) => {
  expect(await statusOf(sent)).toBe(400);
  expect(collector.output()).not.toContain('jane');
});

// A body of spaces that is read gets 400, because it is not JSON. A longer one is not read.
test.each([
  ['2048 bytes', 2048, 400],
  ['one byte more', 2049, 413],
])('limits the size: %s', async (_, bytes, status) => {
  expect((await postFromSite(' '.repeat(bytes))).status).toBe(status);
});

test.each([
  ['allows the site', ORIGIN, ORIGIN],
  ['does not allow another origin', 'https://evil.example', null],
])('CORS %s', async (_, origin, allowed) => {
  const { headers } = await post(collector.url, '', { Origin: origin });
  expect(headers.get('Access-Control-Allow-Origin')).toBe(allowed);
});

test('accepts 30 reports of a client, whatever addresses it invents', async () => {
  // Google's front end appends the last address. The client can invent all before it.
  const flood = Array.from({ length: 40 }, (_, n) => statusOf(failure, `10.0.0.${n}, 192.0.2.1`));
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
});

test('counts vitals apart', async () => {
  await Promise.all(Array.from({ length: 40 }, () => statusOf(failure, '192.0.2.2')));
  expect(await statusOf(vital, '192.0.2.2')).toBe(204);
});
