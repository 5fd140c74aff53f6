import { expect, test } from 'vitest';
import { createProgress } from './progress';

const outputOn = (stream: { isTTY?: boolean; columns?: number }, elapsedMs: number) => {
  const written: string[] = [];
  const times = [0, elapsedMs];
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
  expect(outputOn({ isTTY: true, columns: 16 }, 5_000)).toBe(
    '\r\x1b[Kbuilding\r\x1b[K 25 % · 15 s le\r\x1b[Kdone\n\r\x1b[K',
  );
});

test('in a log prints plain lines', () => {
  expect(outputOn({}, 60_000)).toBe('building\n 25 % · 3 min left · home page\ndone\n');
});
