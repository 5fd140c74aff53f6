import { describe, expect, test } from 'vitest';
import { createProgress, timeLeft } from './progress';

test.each([
  { done: 0, total: 4, elapsed: 0, left: undefined },
  { done: 1, total: 4, elapsed: 10_000, left: '30 s left' },
  { done: 1, total: 61, elapsed: 3000, left: '3 min left' },
  { done: 4, total: 4, elapsed: 10_000, left: '0 s left' },
])('after $done of $total parts: $left', ({ done, total, elapsed, left }) => {
  expect(timeLeft(done, total, elapsed)).toBe(left);
});

describe('the output', () => {
  const outputOn = (stream: { isTTY?: boolean; columns?: number }) => {
    const written: string[] = [];
    const times = [0, 5000];
    const { print, status, progress, end } = createProgress(
      { ...stream, write: (text) => written.push(text) },
      () => times.shift() ?? 0,
    );
    status('building');
    progress(1, 4, 'home page');
    print('done');
    end();
    return written.join('');
  };

  test('on a terminal replaces a line, which never wraps', () => {
    expect(outputOn({ isTTY: true, columns: 16 })).toBe(
      '\r\x1b[Kbuilding\r\x1b[K 25 % · 15 s le\r\x1b[Kdone\n\r\x1b[K',
    );
  });

  test('in a log is plain lines', () => {
    expect(outputOn({})).toBe('building\n 25 % · 15 s left · home page\ndone\n');
  });
});
