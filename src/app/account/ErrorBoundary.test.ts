import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The module reads the configuration on import, so each test imports it anew.
beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('reports a render error without its message', async () => {
  vi.stubEnv('VITE_REPORT_URL', 'https://collector.example/');
  const fetch = vi.fn(() => Promise.resolve());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { page: '/lively/login' } }) });
  const { ErrorBoundary } = await import('./ErrorBoundary');
  new ErrorBoundary({ children: null }).componentDidCatch(new TypeError('jane@example.com'));
  const sent = { kind: 'uncaught', what: 'TypeError', code: 'render', page: '/lively/login' };
  expect(fetch).toHaveBeenCalledWith(
    'https://collector.example/',
    expect.objectContaining({ body: JSON.stringify(sent) }),
  );
});
