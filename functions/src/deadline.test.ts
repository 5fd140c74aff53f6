import { expect, test, vi } from 'vitest';
import { DeadlineExceeded, within } from './deadline';

test('what ends in time is passed on, well or ill', async () => {
  await expect(within(1000, Promise.resolve(1))).resolves.toBe(1);
  await expect(within(1000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('what does not is given up', async () => {
  vi.useFakeTimers();
  const waiting = expect(within(1000, new Promise(() => undefined))).rejects.toThrow(
    DeadlineExceeded,
  );
  await vi.advanceTimersByTimeAsync(1000);
  await waiting;
  vi.useRealTimers();
});
