import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The configuration is read when the module is: other tests have read it, or will.
beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('what a part of the page fails of is reported, without its message', async () => {
  vi.stubEnv('VITE_REPORT_URL', 'https://collector.example/');
  const sendBeacon = vi.fn(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { page: '/lively/login' } }) });
  const { ErrorBoundary } = await import('./ErrorBoundary');
  new ErrorBoundary({ children: null }).componentDidCatch(new TypeError('jane@example.com'));
  expect(sendBeacon).toHaveBeenCalledWith(
    'https://collector.example/',
    JSON.stringify({ kind: 'uncaught', what: 'TypeError', code: 'render', page: '/lively/login' }),
  );
});
