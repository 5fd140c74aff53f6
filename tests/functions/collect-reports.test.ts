import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';

let collector: DeployedFunction;

beforeAll(async () => {
  collector = await startDeployedFunction({ COLLECT_REPORTS: 'true' }, 'collectReports');
});

afterAll(() => collector.stop());

const ORIGIN = 'http://127.0.0.1:5173';
const report = { kind: 'uncaught', what: 'TypeError', code: 'render', page: '/lively/login' };

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
  const failure = { ...report, at: '/assets/app-1234.js:2:345', build: '1234abcd' };
  const vital = { kind: 'vital', what: 'LCP', value: 812.5, page: '', build: '1234abcd' };
  expect(await send(JSON.stringify(failure))).toBe(204);
  expect(await send(JSON.stringify(vital))).toBe(204);
  await expect.poll(logged).toEqual([
    { severity: 'WARNING', message: 'report', ...failure },
    { severity: 'INFO', message: 'report', ...vital },
  ]);
});

test.each([
  ['an unknown field', JSON.stringify({ ...report, email: 'jane' }), {}, 400],
  ['a message', JSON.stringify({ ...report, code: "can't read jane@example.com" }), {}, 400],
  ['a URL with input', JSON.stringify({ ...report, page: '/lively?name=jane' }), {}, 400],
  ['another type', JSON.stringify(report), { 'Content-Type': 'text/plain' }, 400],
  ['a large request', JSON.stringify({ ...report, what: 'jane'.repeat(1000) }), {}, 413],
])('rejects %s and logs nothing of it', async (_, body, headers, status) => {
  expect(await send(body, headers)).toBe(status);
  expect(collector.output()).not.toContain('jane');
});

test('allows the origins of the site only', async () => {
  const allowedFor = async (origin: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(collector.url, { method: 'OPTIONS', headers });
    return response.headers.get('Access-Control-Allow-Origin');
  };
  expect(await allowedFor(ORIGIN)).toBe(ORIGIN);
  expect(await allowedFor('https://evil.example')).not.toBe('https://evil.example');
});

test('logs a limited number of reports per minute', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 301 }, () => send(JSON.stringify(report))),
  );
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
});

test('is not deployed unless it is turned on', async () => {
  const { collectReports } = await import('../../functions/src/index');
  expect(collectReports.__endpoint).toMatchObject({ omit: true });
});
