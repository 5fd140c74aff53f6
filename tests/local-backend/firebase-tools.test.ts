import { once } from 'node:events';
import { get } from 'node:http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { patch } from '../../local-backend/firebase-cli/patch';
import { rejectMalformedAddress } from '../../local-backend/malformed-address';
import { serve } from '../support/serve';

/** The status for an address, which is sent as it is. */
async function statusOf(path: string): Promise<number> {
  const origin = await serve((request, response) =>
    rejectMalformedAddress(request, response, () => response.end()),
  );
  const [response] = await once(get(origin, { path }), 'response');
  return z.object({ statusCode: z.number() }).parse(response).statusCode;
}

test.each(['/%E0%A4%A', '/lively/%', '//', 'http://['])('rejects the address %s', async (path) => {
  expect(await statusOf(path)).toBe(400);
});

test.each(['/', '/lively?q=%C3%A9', '/%F0%9F%98%80'])('accepts the address %s', async (path) => {
  expect(await statusOf(path)).toBe(200);
});

// The tests with the backend fail when an internal function is gone.
test('says in one sentence that an internal of firebase-tools is gone', () => {
  const replace = () => patch('./lib/emulator/storage/metadata', 'moved.start', (start) => start);
  expect(replace).toThrow(/^firebase-tools has changed `moved.start` in `.*`, .*: pin the /);
});
