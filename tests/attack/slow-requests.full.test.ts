import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { post } from '../support/call-function';
import { PRODUCTION, startFunctionForFile } from '../support/deployed-function';

const BODY_TIMEOUT_MS = 3_000;
/** A busy machine disconnects later. */
const LATEST_MS = 15_000;

const completeSignUp = await startFunctionForFile(PRODUCTION);
const collectReports = await startFunctionForFile(PRODUCTION, 'collectReports');

/** Sends a request without the end of its body. */
async function sendUnfinished(
  url: string,
  headers: readonly string[],
  body: string,
): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  // A reset closes the socket, too.
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  const lines = [
    'POST / HTTP/1.1',
    'Host: a',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  ];
  socket.write(lines.join('\r\n'));
  return socket;
}

describe.concurrent.each([
  ['completeSignUp', completeSignUp],
  ['collectReports', collectReports],
])('%s disconnects a slow request after 3 s', (_, { url }) => {
  test.each([
    { request: 'with a length', headers: ['Content-Length: 100'], body: '{' },
    { request: 'with a length above the limit', headers: ['Content-Length: 100000'], body: '{' },
    { request: 'in chunks', headers: ['Transfer-Encoding: chunked'], body: '1\r\n{\r\n' },
    { request: 'without any body', headers: ['Content-Length: 100'], body: '' },
    {
      request: 'that waits for permission',
      headers: ['Content-Length: 100', 'Expect: 100-continue'],
      body: '',
    },
  ])('$request', async ({ headers, body }) => {
    const socket = await sendUnfinished(url, headers, body);
    const start = performance.now();
    await once(socket, 'close');
    const ms = performance.now() - start;
    expect(ms).toBeGreaterThan(BODY_TIMEOUT_MS - 100);
    expect(ms).toBeLessThan(LATEST_MS);
  });
});

test.concurrent('a hundred slow requests do not delay another one', async () => {
  const flood = Array.from({ length: 100 }, () =>
    sendUnfinished(completeSignUp.url, ['Content-Length: 100'], '{'),
  );
  const sockets = await Promise.all(flood);
  const response = await post(completeSignUp.url, '{"data":{}}');
  expect(response.status).toBe(401);
  // The answer came while all the slow requests were still open.
  expect(sockets.filter(({ closed }) => closed)).toEqual([]);
  for (const socket of sockets) socket.destroy();
});
