import { expect, test, vi } from 'vitest';

test('a script that arrives slowly is never given up', async () => {
  vi.useFakeTimers();
  let chunks = 0;
  /** Answers like a network from which one byte arrives every 19 seconds. */
  const fetchSlowly = async (_address: string, { signal }: { readonly signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          signal.onabort = () => controller.error(signal.reason);
        },
        pull: (controller) => {
          vi.advanceTimersByTime(19_000);
          controller.enqueue(new Uint8Array(1));
          chunks += 1;
          if (chunks === 3) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body);
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', fetchSlowly);
  try {
    const { loadModule } = await import('./load-module');
    // The script arrives, and the import() then fails, because it is no module of this test.
    await expect(loadModule(['/assets/shared.js'])).rejects.toThrow('/assets/shared.js');
    expect(chunks).toBe(3);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
