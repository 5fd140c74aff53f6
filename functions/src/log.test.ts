import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { reduceLibraryLines } from './log';

test.each([
  ['left out', '{"severity":"INFO","message":"jane"}\n'],
  ['shortened', '{"severity":"ERROR","message":"jane"}\n'],
])('a library is notified that its line was written, also when it was %s', async (_, line) => {
  const stream = new PassThrough();
  reduceLibraryLines([stream]);
  const callback = vi.fn();
  stream.write(line, callback);
  await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
});
