import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
  const sendBeacon = vi.fn(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { page: '/lively/login' } }) });
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return { report: (await import('./report')).report, sendBeacon, consoleError };
}

const failure = { kind: 'failure', what: 'log in', code: 'internal', call: 'c-1' } as const;
const vital = { kind: 'vital', what: 'LCP', value: 812 } as const;

test('sends failures and vitals with their page to the collector and logs nothing', async () => {
  const { report, sendBeacon, consoleError } = await load('https://collector.example/');
  report(failure);
  report(vital);
  expect(sendBeacon.mock.calls).toEqual([
    ['https://collector.example/', JSON.stringify({ ...failure, page: '/lively/login' })],
    ['https://collector.example/', JSON.stringify({ ...vital, page: '/lively/login' })],
  ]);
  expect(consoleError).not.toHaveBeenCalled();
});

test('logs only failures when there is no collector', async () => {
  const { report, sendBeacon, consoleError } = await load();
  report(failure);
  report(vital);
  expect(consoleError.mock.calls).toEqual([['Lively: log in failed (internal)']]);
  expect(sendBeacon).not.toHaveBeenCalled();
});
