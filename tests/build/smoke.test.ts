import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { preflight, smokeTest } from '../../tools/smoke';
import { TEST_SITE_FOLDER } from '../support/backend';
import { deployFunction, PRODUCTION } from '../support/deployed-function';
import { readBuilt } from './built-site';

const { SITE_URL: site } = z.object({ SITE_URL: z.string() }).parse(process.env);

test('the built site passes', async () => {
  expect(await smokeTest(site, TEST_SITE_FOLDER)).toEqual([]);
});

test('pages and scripts of another build fail', async () => {
  const build = mkdtempSync(join(tmpdir(), 'smoke-test-'));
  for (const page of ['index.html', 'lively.html', 'lively/login.html', '404.html'])
    cpSync(join(TEST_SITE_FOLDER, page), join(build, page));
  const page = readFileSync(join(build, 'lively.html'), 'utf8');
  writeFileSync(join(build, 'lively.html'), page.replace(/\/assets\/main-/g, '/assets/other-'));
  const faults = await smokeTest(site, build);
  rmSync(build, { recursive: true });
  expect(faults).toEqual([
    '/lively: the page is not from the build.',
    expect.stringMatching(/^\/assets\/other-.*\.js: the status is 404 instead of 200\.$/),
  ]);
});

test('a server with one page for every path and no headers fails, and so does no server', async () => {
  const server = createServer((_, response) => response.end(readBuilt('/'))).listen(0);
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const url = `http://127.0.0.1:${port}`;
  const faults = await smokeTest(url, TEST_SITE_FOLDER);
  expect(faults).toContain(
    "/lively/login: Content-Security-Policy is missing instead of frame-ancestors 'none'.",
  );
  expect(faults.filter((fault) => fault.includes(' is missing '))).toHaveLength(4 * 6);
  expect(faults).toContain('/lively/login: the page is not from the build.');
  expect(faults).toContain('/smoke-test/no-such-page: the status is 200 instead of 404.');

  server.close().closeAllConnections();
  expect(await smokeTest(url, TEST_SITE_FOLDER)).toContainEqual(
    expect.stringMatching(/^\/lively: no response \(.*(closed|ECONNREFUSED)/),
  );
});

const PROJECT = 'anchor';
const deployed = await deployFunction({
  ...PRODUCTION,
  GCLOUD_PROJECT: PROJECT,
  SITE_ORIGINS: 'https://lively.example',
});

test.each([
  'https://lively.example',
  `https://${PROJECT}.web.app`,
  `https://${PROJECT}--release-1a2b3c4d.web.app`,
])('a function that allows calls from %s passes', async (origin) => {
  expect(await preflight(deployed.url, origin)).toEqual([]);
});

test.each(['https://www.lively.example', 'https://another.web.app'])(
  'a function that refuses calls from %s fails',
  async (origin) => {
    expect(await preflight(deployed.url, origin)).toEqual([
      expect.stringContaining(`refuses calls from ${origin} (204)`),
    ]);
  },
);

test('a function that refuses the headers of a call fails', async () => {
  const origin = 'https://lively.example';
  const server = createServer((_, response) =>
    response.setHeader('Access-Control-Allow-Origin', origin).end(),
  ).listen(0);
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const faults = await preflight(`http://127.0.0.1:${port}/`, origin);
  server.close().closeAllConnections();
  expect(faults).toEqual([expect.stringContaining(`refuses calls from ${origin} (200)`)]);
});

test('a function that does not answer fails', async () => {
  expect(await preflight('http://127.0.0.1:1/', 'https://lively.example')).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:1\/: no response \(.+\)\.$/),
  ]);
});
