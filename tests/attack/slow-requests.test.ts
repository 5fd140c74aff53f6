import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { deployFunction, PRODUCTION } from '../support/deployed-function';

const BODY_TIMEOUT_MS = 3_000;
/** A busy machine disconnects later. */
const LATEST_MS = 15_000;
const JSON_TYPE = 'Content-Type: application/json';

const env = { ...PRODUCTION, COLLECT_REPORTS: 'true' };
const completeSignUp = await deployFunction(env);
const collectReports = await deployFunction(env, 'collectReports');

type Deployed = typeof completeSignUp;

/** Connects, and sends the lines of a request. */
async function send({ url }: Deployed, ...lines: readonly string[]): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  // A reset closes the socket, too.
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return socket;
}

/** Sends a request without the end of its body. */
const sendUnfinished = (deployed: Deployed, headers: readonly string[], body: string) =>
  send(deployed, 'POST / HTTP/1.1', 'Host: a', JSON_TYPE, ...headers, '', body);

/** @returns milliseconds */
async function timeUntilClose(socket: Socket): Promise<number> {
  const start = performance.now();
  await once(socket, 'close');
  return performance.now() - start;
}

describe.concurrent.each([
  ['completeSignUp', completeSignUp],
  ['collectReports', collectReports],
])('%s disconnects a slow request after 3 s', (_, deployed) => {
  test.each([
    ['with a length', ['Content-Length: 100'], '{'],
    ['with a length above the limit', ['Content-Length: 100000'], '{'],
    ['in chunks', ['Transfer-Encoding: chunked'], '1\r\n{\r\n'],
    ['without any body', ['Content-Length: 100'], ''],
    ['that waits for permission', ['Content-Length: 100', 'Expect: 100-continue'], ''],
  ])('%s', async (__, headers, body) => {
    const ms = await timeUntilClose(await sendUnfinished(deployed, headers, body));
    expect(ms).toBeGreaterThan(BODY_TIMEOUT_MS - 100);
    expect(ms).toBeLessThan(LATEST_MS);
  });
});

test.concurrent('a hundred slow requests do not delay another one', async () => {
  const flood = Array.from({ length: 100 }, () =>
    sendUnfinished(completeSignUp, ['Content-Length: 100'], '{'),
  );
  const sockets = await Promise.all(flood);
  const response = await fetch(completeSignUp.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":{}}',
  });
  expect(response.status).toBe(401);
  // The answer came while all the slow requests were still open.
  expect(sockets.filter(({ closed }) => closed)).toEqual([]);
  for (const socket of sockets) socket.destroy();
});
