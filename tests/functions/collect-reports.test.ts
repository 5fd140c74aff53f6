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

const postFromSite = (body: string) => post(collector.url, body, { Origin: ORIGIN });
const statusOf = async (sent: object) => (await postFromSite(JSON.stringify(sent))).status;

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
  ['an email as a code', { ...failure, code: 'jane@example.com' }],
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

test('accepts 300 failures a minute, and counts vitals apart', async () => {
  const flood = Array.from({ length: 700 }, () => statusOf(failure));
  const statuses = await Promise.all(flood);
  // The minute may change once during the flood.
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(2 * 300);
  expect(statuses).toContain(429);
  expect(await statusOf(vital)).toBe(204);
});
