import { expect, test, vi } from 'vitest';
import { DeadlineExceeded, withTimeout } from './with-timeout';

test('passes through a result or an error before the timeout', async () => {
  await expect(withTimeout(1000, Promise.resolve(1))).resolves.toBe(1);
  await expect(withTimeout(1000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('rejects after the timeout', async () => {
  vi.useFakeTimers();
  const pending = withTimeout(1000, new Promise(() => undefined));
  const rejected = expect(pending).rejects.toThrow(DeadlineExceeded);
  await vi.advanceTimersByTimeAsync(1000);
  await rejected;
  vi.useRealTimers();
});
