import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../app/ErrorBoundary';
import { report } from './report';

const COLLECTOR = 'https://collector.example/';
/** The root element's dataset, which is a part of each report. */
const dataset = { page: '/lively/login', build: '1234abcd' };
/** Always fails: a report must not cause an unhandled rejection, which would fail the test run. */
const fetch = vi.fn((_url: string, _request: { body: string }) => Promise.reject(new Error()));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('VITE_REPORT_URL', COLLECTOR);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { getElementById: () => ({ dataset }) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

/** The bodies of the requests. */
const sent = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body));

const failure = { kind: 'failure', what: 'log in', code: 'internal', call: 'c-1' } as const;
const uncaught = { kind: 'uncaught', what: 'TypeError', code: 'render' } as const;
const violation = { kind: 'violation', what: 'jane-src', code: 'https://jane.example' } as const;
const vital = { kind: 'vital', what: 'LCP', value: 812 } as const;

test('sends a report to the collector without cookies', () => {
  report(vital);
  expect(fetch).toHaveBeenCalledWith(COLLECTOR, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...vital, ...dataset }),
    credentials: 'omit',
    keepalive: true,
  });
});

test('sends a render error without its message', () => {
  new ErrorBoundary({ pathname: '/lively' }).componentDidCatch(new TypeError('jane@example.com'));
  expect(sent()).toEqual([{ ...uncaught, ...dataset }]);
});

test.each([
  ['Error: jane@x.example\n    at f (https://x.example/assets/app-1.js:1:23)\n    at', '1:23'],
  ['f@https://x.example/assets/app-1.js:4:56\n@https://x.example/', '4:56'],
])('sends nothing of the stack %j but its first place', (stack, place) => {
  report(failure, Object.assign(new Error(), { stack }));
  expect(sent()).toEqual([{ ...failure, ...dataset, at: `/assets/app-1.js:${place}` }]);
});

test.each([
  [{ ...failure, code: 'jane@example.com' }, { code: 'other' }],
  [{ ...uncaught, what: 'JaneError' }, { what: 'other' }],
  [violation, { what: 'other', code: 'other' }],
] as const)('sends %o with `other` in place of what could be personal data', (data, others) => {
  report(data);
  expect(sent()).toEqual([{ ...data, ...others, ...dataset }]);
});

test('without a collector, the only effect of reports is a log line for a failure', () => {
  vi.stubEnv('VITE_REPORT_URL', undefined);
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  report(failure);
  report(vital);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('Lively: log in failed (internal)');
  expect(fetch).not.toHaveBeenCalled();
});
