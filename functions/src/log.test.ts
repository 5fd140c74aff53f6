import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { reduceLibraryLines } from './log';

// A library may wait for the callback before it writes its next line.
test.each([
  ['left out, because it is no warning', '{"severity":"INFO","message":"jane"}\n'],
  ['shortened', '{"severity":"ERROR","message":"jane"}\n'],
])('calls the callback of a line that is %s', async (_, line) => {
  const stream = new PassThrough();
  reduceLibraryLines([stream]);
  const callback = vi.fn();
  stream.write(line, callback);
  await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
});
