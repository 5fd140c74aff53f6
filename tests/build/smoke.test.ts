import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { preflight, repeatTest, smokeTest } from '../../tools/smoke-test';
import { serve } from '../support/serve';
import { temporaryFolder } from '../support/temporary-folder';
import { TEST_SITE_FOLDER } from '../support/test-site';
import { readBuilt } from './built-site';

const { SITE_URL: site } = z.object({ SITE_URL: z.string() }).parse(process.env);

test('the built site passes', async () => {
  expect(await smokeTest(site, TEST_SITE_FOLDER)).toEqual([]);
});

test('the site of another build fails', async () => {
  const build = temporaryFolder();
  cpSync(TEST_SITE_FOLDER, build, { recursive: true });
  const home = readFileSync(join(build, 'lively.html'), 'utf8');
  writeFileSync(join(build, 'lively.html'), home.replace(/\/assets\/shared-/g, '/assets/other-'));
  expect(await smokeTest(site, build)).toEqual([
    '/lively: the page is not from the build.',
    expect.stringMatching(/^\/assets\/other-.*\.js: the status is 404 instead of 200\.$/),
  ]);
});

test('the command fails with a fault', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const limitMs = 0;
  expect(await repeatTest(async () => ['/: no response'], limitMs)).toBe(1);
});

test('the command tests again after a fault', async () => {
  const results = [['/: no response'], []];
  const limitMs = 60_000;
  expect(await repeatTest(async () => results.shift() ?? [], limitMs)).toBe(0);
  expect(results).toEqual([]);
});

const onePage: RequestListener = (_, response) => response.end(readBuilt('/'));

test('a server with one page for every path fails', async () => {
  const faults = await smokeTest(await serve(onePage), TEST_SITE_FOLDER);
  expect(faults).toContain('/lively/login: the page is not from the build.');
  expect(faults).toContain('/smoke-test/no-such-page: the status is 200 instead of 404.');
});

test.each([
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
])('a server without %s fails', async (header) => {
  const faults = await smokeTest(await serve(onePage), TEST_SITE_FOLDER);
  expect(faults).toContainEqual(expect.stringContaining(`/lively/login: ${header} is missing`));
});

test('a server that does not answer fails', async () => {
  expect(await smokeTest('http://127.0.0.1:1', TEST_SITE_FOLDER)).toContainEqual(
    expect.stringMatching(/^\/lively: no response \(.+\)\.$/),
  );
});

test('a function that nobody may call fails', async () => {
  const url = await serve((_, response) => response.writeHead(403).end());
  const faults = await preflight(url, 'https://lively.example');
  expect(faults).toEqual([expect.stringContaining('nobody may call it')]);
});

test('a function that answers without allowing the origin fails', async () => {
  const url = await serve((_, response) => response.end());
  const faults = await preflight(url, 'https://lively.example');
  expect(faults).toEqual([expect.stringContaining('refuses calls from https://lively.example')]);
});
