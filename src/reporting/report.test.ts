import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The configuration is read when the module is: other tests have read it, or will.
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
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return { report: (await import('./report')).report, sendBeacon, said };
}

const failure = { kind: 'failure', what: 'log in', code: 'internal', call: 'c-1' } as const;
const vital = { kind: 'vital', what: 'LCP', value: 812 } as const;

test('a collector is told what failed and on which page, and the console nothing', async () => {
  const { report, sendBeacon, said } = await load('https://collector.example/');
  report(failure);
  report(vital);
  expect(sendBeacon.mock.calls).toEqual([
    ['https://collector.example/', JSON.stringify({ ...failure, page: '/lively/login' })],
    ['https://collector.example/', JSON.stringify({ ...vital, page: '/lively/login' })],
  ]);
  expect(said).not.toHaveBeenCalled();
});

test('without one, the console is told of failures only', async () => {
  const { report, sendBeacon, said } = await load();
  report(failure);
  report(vital);
  expect(said.mock.calls).toEqual([['Lively: log in failed (internal)']]);
  expect(sendBeacon).not.toHaveBeenCalled();
});
