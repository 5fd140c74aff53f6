import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as errorCatalogue from '../session/error-catalogue';
import { CODES } from '../shared/report-names';

// The module reads the configuration on import, so each test imports it anew.
beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

async function load(collector?: string) {
  vi.stubEnv('VITE_REPORT_URL', collector);
  const fetch = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', fetch);
  const dataset = { page: '/lively/login', build: '1234abcd' };
  vi.stubGlobal('document', { getElementById: () => ({ dataset }) });
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return { report: (await import('./report')).report, fetch, consoleError };
}

const failure = { kind: 'failure', what: 'log in', code: 'internal', call: 'c-1' } as const;
const vital = { kind: 'vital', what: 'LCP', value: 812 } as const;

test('sends failures and vitals with their page to the collector and logs nothing', async () => {
  const { report, fetch, consoleError } = await load('https://collector.example/');
  report(failure);
  report(vital);
  const request = (data: object) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...data, page: '/lively/login', build: '1234abcd' }),
    credentials: 'omit',
    keepalive: true,
  });
  expect(fetch.mock.calls).toEqual([
    ['https://collector.example/', request(failure)],
    ['https://collector.example/', request(vital)],
  ]);
  expect(consoleError).not.toHaveBeenCalled();
});

test.each([
  [
    'TypeError: jane@example.com\n    at f (https://x.example/assets/app-1234.js:1:23)\n    at',
    '/assets/app-1234.js:1:23',
  ],
  ['f@https://x.example/assets/app-1234.js:4:56\n@https://x.example/', '/assets/app-1234.js:4:56'],
  ['Error: jane@example.com\n    at https://x.example/jane:1:2', undefined],
])('reports the first place of the stack %j, and nothing else of it', async (stack, at) => {
  const { report, fetch } = await load('https://collector.example/');
  report(failure, Object.assign(new Error(), { stack }));
  const sent = { ...failure, at, page: '/lively/login', build: '1234abcd' };
  expect(fetch.mock.calls).toMatchObject([
    ['https://collector.example/', { body: JSON.stringify(sent) }],
  ]);
});

test.each([
  [
    { ...failure, code: 'jane' },
    { ...failure, code: 'other' },
  ],
  [
    { kind: 'uncaught', what: 'JaneError', code: 'render' },
    { kind: 'uncaught', what: 'other', code: 'render' },
  ],
  [
    { kind: 'violation', what: 'jane-src', code: 'https://jane.example' },
    { kind: 'violation', what: 'other', code: 'other' },
  ],
] as const)('sends names that are not listed as other: %o', async (data, sent) => {
  const { report, fetch } = await load('https://collector.example/');
  report(data);
  const body = JSON.stringify({ ...sent, page: '/lively/login', build: '1234abcd' });
  expect(fetch.mock.calls).toMatchObject([['https://collector.example/', { body }]]);
});

test('lists all codes of the error catalogue', () => {
  const codes = Object.values(errorCatalogue).flatMap((codes) => Object.keys(codes));
  expect(codes.filter((code) => !CODES.includes(code))).toEqual([]);
});

test('logs only failures when there is no collector', async () => {
  const { report, fetch, consoleError } = await load();
  report(failure);
  report(vital);
  expect(consoleError.mock.calls).toEqual([['Lively: log in failed (internal)']]);
  expect(fetch).not.toHaveBeenCalled();
});
