import { afterEach, expect, test, vi } from 'vitest';
import * as errorCatalogue from '../session/error-catalogue';
import { CODES } from '../shared/report-names';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

const COLLECTOR = 'https://collector.example/';
const page = { page: '/lively/login', build: '1234abcd' };

/** Imports the module, which reads its configuration on import, and watches what it sends and logs. */
async function load(collector?: string) {
  vi.resetModules();
  vi.stubEnv('VITE_REPORT_URL', collector);
  const fetch = vi.fn((_url: string, _request: { body: string }) => Promise.reject(new Error()));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { getElementById: () => ({ dataset: page }) });
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { report } = await import('./report');
  const sent = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body));
  return { report, fetch, sent, consoleError };
}

const failure = { kind: 'failure', what: 'log in', code: 'internal', call: 'c-1' } as const;
const uncaught = { kind: 'uncaught', what: 'TypeError', code: 'render' } as const;
const violation = { kind: 'violation', what: 'jane-src', code: 'https://jane.example' } as const;
const vital = { kind: 'vital', what: 'LCP', value: 812 } as const;

test('sends a report to the collector without cookies', async () => {
  const { report, fetch } = await load(COLLECTOR);
  report(failure);
  expect(fetch).toHaveBeenCalledWith(COLLECTOR, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: expect.any(String),
    credentials: 'omit',
    keepalive: true,
  });
});

test.each([failure, vital])('sends a $kind with its page instead of logging it', async (data) => {
  const { report, sent, consoleError } = await load(COLLECTOR);
  report(data);
  expect(sent()).toEqual([{ ...data, ...page }]);
  expect(consoleError).not.toHaveBeenCalled();
});

test('sends a render error without its message', async () => {
  const { sent } = await load(COLLECTOR);
  // Imported after the reset of the modules, so that it uses the configured one.
  const { ErrorBoundary } = await import('../app/account/ErrorBoundary');
  new ErrorBoundary({ children: null }).componentDidCatch(new TypeError('jane@example.com'));
  expect(sent()).toEqual([{ ...uncaught, ...page }]);
});

test.each([
  {
    browser: 'Chromium',
    stack: 'Error: jane@x.example\n    at f (https://x.example/assets/app-1.js:1:23)\n    at',
    at: '/assets/app-1.js:1:23',
  },
  {
    browser: 'Firefox',
    stack: 'f@https://x.example/assets/app-1.js:4:56\n@https://x.example/',
    at: '/assets/app-1.js:4:56',
  },
])('sends nothing of a stack of $browser but its first place', async ({ stack, at }) => {
  const { report, sent } = await load(COLLECTOR);
  report(failure, Object.assign(new Error(), { stack }));
  expect(sent()).toEqual([{ ...failure, ...page, at }]);
});

test('sends nothing of a stack without a place in the files of the site', async () => {
  const { report, sent } = await load(COLLECTOR);
  const stack = 'Error: jane@example.com\n    at https://x.example/jane:1:2';
  report(failure, Object.assign(new Error(), { stack }));
  expect(sent()).toEqual([{ ...failure, ...page }]);
});

test.each([
  [{ ...failure, code: 'jane' }, { code: 'other' }],
  [{ ...uncaught, what: 'JaneError' }, { what: 'other' }],
  [violation, { what: 'other', code: 'other' }],
] as const)('sends %o with `other` in place of names that are not listed', async (data, others) => {
  const { report, sent } = await load(COLLECTOR);
  report(data);
  expect(sent()).toEqual([{ ...data, ...others, ...page }]);
});

test('lists all codes of the error catalogue', () => {
  const codes = Object.values(errorCatalogue).flatMap((catalogue) => Object.keys(catalogue));
  expect(codes.filter((code) => !CODES.includes(code))).toEqual([]);
});

test('logs only failures while there is no collector', async () => {
  const { report, consoleError } = await load();
  report(failure);
  report(vital);
  expect(consoleError.mock.calls).toEqual([['Lively: log in failed (internal)']]);
});

test('sends nothing while there is no collector', async () => {
  const { report, fetch } = await load();
  report(failure);
  expect(fetch).not.toHaveBeenCalled();
});
