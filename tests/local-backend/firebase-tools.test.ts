import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { patch } from '../../local-backend/firebase-cli/patch';
import { rejectMalformedAddress } from '../../local-backend/malformed-address';

/** The status for an address, which is sent as it is. */
async function statusOf(path: string): Promise<number | undefined> {
  const server = createServer((request, response) =>
    rejectMalformedAddress(request, response, () => response.end()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const [response] = await once(get({ host: '127.0.0.1', port, path }), 'response');
  server.close().closeAllConnections();
  return z.object({ statusCode: z.number() }).parse(response).statusCode;
}

test.each(['/%E0%A4%A', '/lively/%', '//', 'http://['])('rejects the address %s', async (path) => {
  expect(await statusOf(path)).toBe(400);
});

test.each(['/', '/lively?q=%C3%A9', '/%F0%9F%98%80'])('accepts the address %s', async (path) => {
  expect(await statusOf(path)).toBe(200);
});

// The tests with the backend notice when an internal is gone.
test('says in one sentence that an internal of firebase-tools is gone', () => {
  const replace = () => patch('./lib/emulator/storage/metadata', 'moved.start', (start) => start);
  expect(replace).toThrow(/^firebase-tools has changed `moved.start` in `.*`, .*: pin the /);
});
