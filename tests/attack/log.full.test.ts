import { describe, expect, test } from 'vitest';
import { PROJECT_ID } from '../../local-backend/project';
import { post } from '../support/call-function';
import { PRODUCTION, startFunctionForFile } from '../support/deployed-function';
import { callLines, storedLog } from '../support/function-log';
import { type Claims, unsignedToken, withInvalidSignature } from '../support/tokens';

const LOG_LENGTH_MAX = 1024;
/** The limit of calls without a token is 60 a minute, and the minute may change once during a test. */
const LINES_MAX = 2 * 60;

/** An email and text like a stack frame: 7 KB, in a token 10. Node accepts 16 KiB of headers. */
const LONG_TEXT = 'jane@example.com    at /jane.js:1:1 '.repeat(200);
/** 14 KB without a space. */
const LONG_WORD = 'jane'.repeat(3500);

/** A token that looks signed, with other claims or another header. */
const token = (claims: Claims, header?: object) =>
  withInvalidSignature(unsignedToken(PROJECT_ID, 'jane', claims), header);
const bearer = (claims: Claims, header?: object) => ({
  authorization: `Bearer ${token(claims, header)}`,
});
const appCheck = (claims: Claims, header?: object) => ({
  'x-firebase-appcheck': token(claims, header),
});

type Hostile = RequestInit & { readonly path?: string; readonly headers?: Record<string, string> };
const HOSTILE: Readonly<Record<string, Hostile>> = {
  'an audience': { headers: bearer({ aud: LONG_TEXT }) },
  'an issuer': { headers: bearer({ iss: LONG_TEXT }) },
  'an algorithm': { headers: bearer({}, { alg: LONG_TEXT }) },
  'a key id': { headers: bearer({}, { kid: LONG_TEXT }) },
  'another scheme': { headers: { authorization: LONG_WORD } },
  'a word in place of the token': { headers: { authorization: `Bearer ${LONG_WORD}` } },
  'an App Check audience': { headers: appCheck({ aud: [LONG_TEXT] }) },
  'an App Check key': {
    headers: appCheck({ aud: [`projects/${PROJECT_ID}`] }, { kid: LONG_TEXT }),
  },
  'a charset': { headers: { 'content-type': `application/json; charset=${LONG_WORD}` } },
  'a content type': { headers: { 'content-type': 'jane/png' } },
  'an event': { body: '{"jane', headers: { 'content-type': 'application/cloudevents+json' } },
  'an encoding': { headers: { 'content-encoding': LONG_WORD } },
  'an execution id': { headers: { 'function-execution-id': LONG_WORD } },
  'an origin': { headers: { origin: `https://${LONG_WORD}` } },
  'a trace': { headers: { 'x-cloud-trace-context': `a/${'1'.repeat(14_000)}` } },
  'an invalid path': { path: `%ff${LONG_WORD}` },
  'a query': { path: `?${LONG_WORD}` },
  'another method': { method: 'PUT' },
  'a body without data': {
    body: JSON.stringify({ email: 'jane@example.com', severity: 'EMERGENCY', outcome: 'failed' }),
  },
  'another field': { body: JSON.stringify({ data: {}, [LONG_TEXT.slice(0, 1500)]: 1 }) },
  'an unknown type': { body: `{"data":{"@type":"${'jane'.repeat(400)}"}}` },
  'nested lists': { body: `{"data":${'['.repeat(4000)}${']'.repeat(4000)}}` },
  'nested prototypes': { body: `{"data":{"__proto__":${'['.repeat(4000)}${']'.repeat(4000)}}}` },
  'invalid JSON': { body: `{"data":jane@example.com${'jane'.repeat(400)}` },
  'JSON that looks like a line of the log': { body: '{"severity":"EMERGENCY",' },
  'no object': { body: 'null' },
  'an empty body': { body: '' },
  'a large body': { body: LONG_WORD },
};

describe.each([
  ['completeSignUp', await startFunctionForFile(PRODUCTION)],
  ['collectReports', await startFunctionForFile(PRODUCTION, 'collectReports')],
])('%s logs', (_, deployed) => {
  async function send({ path = '', headers, ...request }: Hostile) {
    const before = deployed.output().length;
    const response = await fetch(deployed.url + path, {
      method: 'POST',
      body: '{"data":{}}',
      headers: { 'content-type': 'application/json', ...headers },
      ...request,
    });
    const text = await response.text();
    // The server writes some lines after its response, but before its response to the next request.
    await fetch(deployed.url, { method: 'OPTIONS' });
    return { status: response.status, text, log: storedLog(deployed.output().slice(before)) };
  }

  test.each(Object.entries(HOSTILE))('little about the refusal of %s', async (_, request) => {
    const { status, text, log } = await send(request);
    expect(status, 'the status').toBeGreaterThanOrEqual(400);
    expect(text, 'a place in the code').not.toMatch(/node_modules|functions\/|\bat .*\.js/);
    expect(log.length, 'the length of the log').toBeLessThanOrEqual(LOG_LENGTH_MAX);
    expect(log, 'the text of the request').not.toMatch(/jane/);
    expect(log, 'a forged severity or outcome').not.toMatch(/EMERGENCY|"failed"/);
  });
});

// Another process than above, where calls without a token have used a part of the limit.
const flooded = await startFunctionForFile(PRODUCTION);

test('logs at most 60 calls without a token a minute', async () => {
  await Promise.all(Array.from({ length: 200 }, () => post(flooded.url, '{"data":{}}')));
  const outcomes = callLines(flooded.output()).map(({ outcome }) => outcome);
  expect(outcomes).toContain('unauthenticated');
  expect(outcomes.length).toBeLessThanOrEqual(LINES_MAX);
});
